// The most common passwords of at least eight characters, in lower case. Repeated characters and keyboard rows are
// missing here, because their shape gives them away.

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word passwort qwerty12 qwerty123
  qwerty1234 qwerty12345 qwertyui qwertyuiop qwertyqwerty 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx
  1qaz2wsx3edc zaq12wsx qazwsxedc qazwsx123 zxcvbnm1 zxcvbnm123 asdfghjk asdfghjkl asdf1234 zxcv1234 abcd1234 abc12345
  abc123456 a1234567 a12345678 aa123456 aa12345678 12345qwert 123456qwerty 123qweasd 123qweasdzxc 123qwe123 qwe123qwe
  qweasdzxc qweqweqwe iloveyou iloveyou1 sunshine princess football baseball superman batman123 starwars whatever
  trustno1 letmein1 welcome1 welcome123 administrator admin123 admin1234 admin12345 administrator1 computer internet
  samsung1 michelle jennifer jordan23 corvette mercedes chocolate butterfly liverpool barcelona chelsea1 arsenal1
  dragon12 monkey12 shadow12 master12 killer12 charlie1 1234qwer qwer1234 asdqwe123 password! changeme changeme1
  secret123 test1234 testtest guest123 user1234 default1 temp1234 spartak1 zenit1925 moscow123 russia123 rossiya1
  marina123 natasha1 nastya123 andrey123 sergey123 alexander aleksandr vladimir dmitriy1 ekaterina svetlana tatyana1
  elena123 пароль12 пароль123 пароль1234 парольпароль йцукенгш йцукенгшщз йцукен12 йцукен123 йцукен1234 фывапролд
  фывапрол ячсмитьбю любовь12 солнышко наташа12 максимка александр екатерина владимир светлана любимая1 спартак1
  конкурс1 фестиваль фестиваль1 организатор участник участник1 сотрудник festival festival1 festival123 konkurs1
  konkurs123 organizer organizer1`.split(/\s+/),
);
