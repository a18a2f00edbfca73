lesson-the-window = 要牌的时限
    .summary = 别人打出的牌，多久之内可以要；两家都要，又归谁。
    .done = 打出的牌多久之内可以要，归谁，你都知道了。

the-window-window =
    前面几课，大家都等你慢慢想。真正的牌桌可不等人：下家打出 <4C>，对家已经摸了牌。

    不过，只要对家还没把摸的牌放上牌架，也没打出一张，你就还能要。

the-window-late = 所以 <4C> 还能归你。要来凑杠子。在真正的牌桌上要大声说“这张我要”，英语说 Call 或 I want that；只说“等等”（Wait）不算。
    .right = 赶上了。对家摸的牌虽然看过，还是要放回牌墙，原来在哪里就放哪里。
    .hint = 牌型要四张4万，你有三张。
    .wrong = 看看牌架上的4万，再看看牌型里那一组有几张。
    .wrong-let-go = 对家打出一张，时限就到了。<4C> 再也要不回来。
    .wrong-pung = 赶是赶上了，可只亮了三张 4，这一组不能再变。数一数牌型的那一组要几张。
    .wrong-mah-jongg = 别的组也数一数：箭牌还差一张，东风还差两张。

the-window-racked = 对家打出 <7B>，你还在犹豫。上家摸了牌，放上了牌架。这时你想要那张 <7B> 了。怎么办？
    .right = 下一家把牌放上牌架，时限就到了。下次早一点开口。
    .shown = { the-window-racked.right }
    .hint = 上家把摸到的牌怎么样了？
    .option-claim = 要来：还没有人打出别的牌
    .option-gone = 没办法：来不及了
    .option-later = 轮到我时再要
    .wrong-claim = 打出一张，时限是到了，可不只这一件事。
    .wrong-later = 只有最新打出的那张可以要，而且要在时限之内。

the-window-tap =
    摸到的牌不一定要放上牌架：可以直接打出，也可以喊和牌。放上牌架、打牌、喊和牌，时限都到此为止。

    拿牌敲敲牌架不算，只会让人心烦。

the-window-still-open = 下一家已经摸了牌。接着发生哪一件事，你还来得及要牌？
    .right = 敲牌架不算什么，还可以要。
    .shown = { the-window-still-open.right }
    .hint = 做完哪件事，摸到的牌还在那一家手里？
    .option-discards = 打出一张
    .option-taps = 拿牌敲敲牌架
    .option-wins = 喊“和牌”
    .wrong-discards = 那样中间又有了新的一张，能要的只有最新的。
    .wrong-wins = 那一家已经喊了和牌，来不及了。

the-window-early =
    这次下一个轮到你。你摸到 <4C>，正缺这张。可还没放上牌架，下家就要了 <8D>。

    看过也没用，牌还是回了牌墙。有人要了牌，就从要牌的人往右轮。

the-window-whose = 下家亮着三张8筒，你的 <4C> 又扣在牌墙上了。下家打出一张，没有人要。接着是谁摸牌，<4C> 归谁？
    .right = 有人要了牌，就从要牌的人往右轮。牌你看见了，却连回合一起丢了。
    .shown = { the-window-whose.right }
    .hint = 要牌的是下家。下家后面是谁？
    .option-me = 归我：本来就是我的
    .option-right = 下家
    .option-across = 对家
    .wrong-me = 你还没有放上牌架。再说，要牌的人后面轮到谁？
    .wrong-right = 下家要了牌就不摸牌，接着打出一张。然后呢？

the-window-keep = 这次你摸到 <9D>，牌型正要。可上家打出的 <4C> 还可以要，有人要你就得放回去。想办法留住它。
    .right = 时限到了，谁也不能再要 <4C>，<9D> 归你了。
    .hint = 哪个按钮能把牌放稳，谁也退不回去？
    .wrong = 做什么能让时限结束，又不吃亏？
    .wrong-line-tile = 谁也不能再要那张了，可你打掉了自己牌型要的牌。
    .wrong-win = 两组杠子都还差一张。
    .wrong-again = 你已经有 14 张了。

the-window-touch =
    下一个轮到你，可以一边想一边碰着牌墙上那张牌，碰一碰没关系。

    可只要挪动一点点，就算定了：必须摸它。所以先想好打出的那张要不要，再伸手。

the-window-moved = 上家打出 <2B>。你手快，把牌墙上的牌挪动了一点，这才发现 <2B> 能凑成刻子。怎么办？
    .right = 牌挪动了，这个回合就得摸它。先看打出的牌，再伸手。
    .shown = { the-window-moved.right }
    .hint = 那张牌，你不只是碰了碰。
    .option-claim = 要 <2B>：我还没看那张牌
    .option-push-back = 把牌推回去，再要
    .option-draw = 摸我挪动的那张
    .wrong-claim = 看没看不要紧。你的手做了什么？
    .wrong-push-back = 大家都看见牌动了。挪动过的牌不能推回去。

the-window-two =
    有时两家要同一张牌，都要凑一组，或者都喊和牌。先开口后开口都一样。

    从打牌的人往右数，先轮到谁，就归谁。要是已经亮在一组里，就只有和牌还能要走。

the-window-sooner = 上家打出 <7B>。下家马上说：“这张我要。”你凑刻子也要它。怎么办？
    .right = 开口开得对！你一要，牌就归你：上家之后正好轮到你。
    .shown = 你一要，牌就归你：上家之后正好轮到你。
    .hint = 牌是上家打出的。接着轮到谁？
    .wrong = 牌是上家打出的，从那里数轮到谁；再看看牌型里的 7。
    .wrong-let-go = 下家亮出了 7。可先轮到的是谁？
    .wrong-mah-jongg = 加上这张，还缺两张。

the-window-theirs = 下家打出 <9B>。你说“这张我要”，对家随后也这么说。都还没亮牌。牌归谁？
    .right = 下家往下轮，先是对家，再是上家，你在最后。
    .hint = 从下家开始，绕着桌子数。
    .option-me = 归我：我先开口
    .option-across = 归对家
    .option-nobody = 谁也不给，留在中间
    .wrong-me = 都还没亮牌，先开口后开口都一样。
    .wrong-nobody = 你们两家总有一家拿到。先轮到谁？

the-window-mah-jongg = 上家打出 <3C>。下一个轮到你，你有 <3C 3C J>。要来凑杠子。
    .right = 你没做错，可是对家喊了“和牌”：不管轮到谁，和牌总比亮牌优先。两家都喊，归先轮到的那家。
    .shown = 对家喊了“和牌”：不管轮到谁，和牌总比亮牌优先。两家都喊，归先轮到的那家。
    .hint = 牌型印着几张，就亮出几张。要几张 3？
    .wrong = 牌型要几张 3？正好亮出那么多。
    .wrong-pung = 对家喊了“和牌”，把牌拿走了。再说，牌型要的不止三张 3。
    .wrong-let-go = 对家喊了“和牌”。可你事先哪知道，杠子正等着这张呢。
    .wrong-win = 有了这张3万，三组杠子还各差一张，百搭牌只能补一组。

the-window-quick = 接连打出了两张 <3D>，能要的只有最新的那张。你的牌型要四张3筒，四张得一次亮齐。怎么办？
    .right = <3D 3D 3D J> 凑成了杠子。前一张 <3D> 拿不到，百搭牌顶上。
    .shown = <3D 3D 3D J> 凑成了杠子。前一张 <3D> 拿不到，百搭牌顶上。
    .hint = 能拿到一张 <3D>。加上牌架上的两张，还用什么凑成杠子？
    .wrong = 牌型要3筒的杠子。拿什么跟最新的那张放在一起？
    .wrong-pung = 亮了三张，这一组不能再变。另一张 <3D> 加不进来：能要的只有最新的。
    .wrong-let-go = 下一家摸牌，第二张 <3D> 也没了。那是最后一张：另外两张在你手里。
    .wrong-mah-jongg = 这张3筒还不是最后一张：7筒要四张，你手里只有两张。

the-window-wait = 刚打出的那张牌你要。怎么说？
    .option-wait = “等等”
    .option-hum = “嗯，我看看”
    .option-want = “这张我要”
    .right = 话要清楚，不留疑问：“这张我要。”
    .shown = { the-window-wait.right }
    .hint = 哪一句说明牌归你了？
    .wrong-wait = 那是请别人等一下，没有说要这张牌。
    .wrong-hum = 这时候下一家摸了牌，放上了牌架。有谁听见你要牌吗？

the-window-order = 一张牌打出来，没有人要。从头到尾是怎样的？请排好顺序。
    .item-named = 一张牌打出，报了牌名
    .item-draws = 下一家摸牌
    .item-racks = 下一家把牌放上牌架
    .item-late = 再要就来不及了
    .right = 牌一打出就可以要，到下一家把牌放上牌架为止。
    .shown = { the-window-order.right }
    .hint = 光是摸牌，时限不会结束。
    .wrong = 从什么时候起可以要？什么让时限结束？
    .wrong-draw-closes = 牌摸了，可还在手里。时限到了吗？
    .wrong-at-once = 还没有人做什么，当然来得及。

the-window-back = 下一家摸了牌，也看了，还没放上牌架。这时你要了打出的牌。摸的那张怎么办？
    .option-keeps = 归那一家
    .option-wall = 放回牌墙原处
    .option-middle = 放到中间，和打出的牌一起
    .right = 原来在哪里就放回哪里，虽然有人看过了。
    .shown = { the-window-back.right }
    .hint = 那个回合跳过了，就当没开始。
    .wrong-keeps = 那样他没轮到，却有 14 张牌。
    .wrong-middle = 没有人打出它。它从哪里来？

the-window-both-win = 你打出一张。上家喊“和牌”，接着对家也喊。两家都还没亮牌。从你往下轮，谁和牌？
    .option-left = 上家
    .option-across = 对家
    .option-both = 两家都和牌
    .right = 从你往下轮，对家在上家前面。
    .hint = 从自己往右数。
    .wrong-left = 从你往下轮，上家是最后一个。
    .wrong-both = 牌只有一张，也只有一家能和。先轮到谁？

the-window-beats = 一家要牌凑杠子，下一个正轮到他；另一家喊“和牌”。都还没亮牌。牌归谁？
    .option-next = 下一个轮到的那家
    .option-winner = 喊“和牌”的那家
    .option-first = 先开口的那家
    .right = 和牌比任何亮牌都优先。
    .shown = { the-window-beats.right }
    .hint = 有一家拿到它，牌局就结束了。
    .wrong-next = 两家都要亮牌的话，是这样。这次呢？
    .wrong-first = 先开口后开口都一样。两家拿它做什么？

the-window-already = 你要了一张牌，刻子也亮好了。这时才有另一家说要它凑杠子，他比你先轮到。牌归谁？
    .right = 它已经在你亮出的刻子里，就不动了。只有和牌才能拿走。
    .hint = 那张牌现在在哪里？
    .option-sooner = 那一家：先轮到他
    .option-me = 归我
    .option-nobody = 谁也不归，放回中间
    .wrong-sooner = 都没亮牌的时候看谁先轮到。现在呢？
    .wrong-nobody = 你要得及时，当时没有别人开口，凭什么放回去？

the-window-finger = 你想要这张打出的牌。下一家的手指已经按在牌墙那张牌上，但还没动它。你还能要吗？
    .right = 手指按着不算数。不过要快，那张牌随时会被拿走。
    .hint = 牌墙上那张牌要怎样，才算摸了？
    .option-drawn = 不能，碰到就算摸了
    .option-still = 能
    .option-owner = 他把手拿开才行
    .wrong-drawn = 他现在还可以放手。一张牌怎样才算摸了？
    .wrong-owner = 不用谁答应。现在有没有发生什么事，让你不能再要了？
