# 游戏用语，处处说法一致，其他消息引用它们。
# 用语表：牌、手牌、牌架（rack）、亮牌（exposure）、打出的牌/弃牌（discard）、传牌（pass）、
# 查尔斯顿传牌（Charleston，类似四川麻将的换三张）、礼让换牌（courtesy pass）、盲传（blind pass）、牌墙、牌型卡（card）、
# 牌型（line；行只指卡上的位置）、普通牌（natural）、百搭牌（joker）、暗牌型（C）、明牌型（X）、流局（wall game）、
# 无百搭（jokerless）；条（Bam）、万（Crak）、筒（Dot）；单张、对子、刻子、杠子、五张组、六张组。
-app-name = Mahj Tutor
-bam = 条
-crak = 万
-dot = 筒
-joker = 百搭牌
-flower = 花牌
-soap = 白板
-blank = 空白牌
-mah-jongg = 和牌

group-single = 单张
group-pair = 对子
group-pung = 刻子
group-kong = 杠子
group-quint = 五张组
group-sextet = 六张组
group-other = { $size } 张组
group-of = { $tile }{ $group }

seat-you = 你
seat-east = 东家
seat-south = 南家
seat-west = 西家
seat-north = 北家

card-line-name = “{ $section }”第 { $number } 行
