# 课程最后的考试。
route-exam = 考试
exam-title = 可以上桌了吗？
exam-about = 共 { $count } 题，课程的每一部分都有，有些要在牌桌上做。大约 20 分钟，不限时。
exam-about-once = 每题只答一次。答完就告诉你对不对，为什么。
exam-about-passed = { $count } 题答对 { $needed } 题，就可以上桌了。每个部分题目不多，全部答对才算掌握。
exam-about-leave = 随时可以停下，下次接着做。
exam-best = 目前最好成绩：{ $asked } 题答对 { $right } 题
exam-begin = 开始考试
exam-question = 第 { $number } 题，共 { $count } 题
exam-wrong = 不对。
exam-answer = 答案：

# 成绩。
exam-result = { $asked } 题答对 { $right } 题
exam-verdict-all = 题题都对。你可以上桌了，哪一桌都会欢迎你。
exam-verdict-passed = 你可以上桌了。趁还记得，看看答错的题。然后找三个人、一副牌，开局吧。
exam-verdict-near = 只差一点：对 { $needed } 题就通过。答错的题列在下面，每题都带着讲它的那一课。
exam-verdict-partly = 美式麻将你已经会了不少。对 { $needed } 题就通过。答错的题列在下面，每题都带着讲它的那一课。
exam-verdict-early = 很多内容对你还是新的，不用着急。下面每一题都带着讲它的那一课。改天再来，对 { $needed } 题就通过。
# 课程的一个部分考得怎样。
exam-unit-mastered = { $asked } 题答对 { $right } 题，已掌握
exam-unit-open = { $asked } 题答对 { $right } 题
exam-unit-spoken = { $unit }：{ $result }
exam-missed = { $count } 题再看看
exam-known = { $count } 题答对
# 屏幕阅读器怎样读一道题。
exam-row-right = 第 { $number } 题，对：{ $question }
exam-row-wrong = 第 { $number } 题，不对：{ $question }
exam-row-open = 第 { $number } 题：{ $unit }
exam-rack = 你的牌架：
exam-given = 你的回答：
exam-right = 正确的是：
exam-take-lesson = 学这一课：{ $title }
exam-again = 再考一次
exam-to-certificate = 留一张图片

# 学习路线上的考试。
exam-stop = 可以上桌了吗？
exam-stop-about = 考试：课程每一部分的题，有的在牌桌上做。什么时候考都行。
exam-stop-count = { $count } 题
exam-stop-open = 接下来是第 { $number } 题，共 { $count } 题
exam-stop-name = 考试：{ $title }，{ $state }
exam-stop-new = 还没考过
home-next-exam = 课都学完了。还有最后一件事：
home-exam-begin = 参加考试
home-exam-continue = 接着考试

# 成绩图片。
route-certificate = 图片
certificate-name = 姓名（可不填）：
certificate-date = 日期：
certificate-title-passed = 可以上桌了
certificate-title-open = 正在学美式麻将
certificate-about = 美式麻将考试，{ $asked } 题答对 { $right } 题，{ $date }
certificate-foot = Mahj Tutor · 已掌握：十题里对九题以上
certificate-lacking = 图片里显示不了这些字：{ $characters }
certificate-keep = 保存图片
certificate-keep-about = 图片以 PNG 格式保存到你的文档里，可以打印满一整张纸。
certificate-kept = 已保存：{ $path }
certificate-not-kept = 写不了 { $path }（{ $error }）。
certificate-back = 回到成绩

# 日期：“2026年11月20日”。
date = { $year }年{ $month }月{ $day }日
