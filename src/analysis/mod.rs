//! How far a rack is from every hand of a card, which tiles are live, how likely a hand is to finish:
//! pure functions over what one seat may know.
