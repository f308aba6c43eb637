/** Compared without digits, signs and usual substitutes (3 for e), so each stands for hundreds. */
export const commonWords = new Set(
  `
  password passwort passw pass passcode letmein welcome hello login logon signin admin administrator
  root user guest test testing tester temp temporary default changeme change secret secure security
  private access master super superman batman spiderman pokemon naruto starwars matrix dragon monkey
  tiger lion falcon eagle horse camel butterfly sunshine moonlight rainbow flower princess prince queen
  king angel devil ninja hunter killer shadow ghost freedom peace happy smile lucky love loveme lover
  loveyou iloveyou iloveu forever friends family mother father mama papa baby babygirl sweetheart honey
  sugar chocolate cookie coffee banana orange apple cherry football soccer cricket tennis baseball
  basketball hockey barcelona realmadrid manchester liverpool chelsea arsenal juventus alahli alhilal
  alnassr alain ronaldo messi salah computer internet google facebook instagram whatsapp twitter
  youtube microsoft windows samsung iphone android nokia toyota nissan ferrari mercedes porsche lexus
  michael jordan jennifer jessica ashley daniel thomas charlie andrew robert george joshua
  mohammed muhammad mohamed mohammad ahmed ahmad abdullah abdulla khalid omar ali hassan hussain
  ibrahim yousef fatima fatma aisha mariam maryam noor noora sara sarah layla allah bismillah
  alhamdulillah inshallah mashallah habibi habibti salam marhaba
  summer winter spring autumn january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday
  whatever nothing trustno trustnoone blink abc abcd abcdef qwerty qwertyuiop qwert qwer azerty qaz
  qazwsx zaq zxcv zxcvbn zxcvbnm asdf asdfgh asdfghjkl qweasd qweasdzxc
  dara darahomes realestate property properties realtor broker agency agent landlord villa apartment
  home house dubai abudhabi sharjah ajman fujairah rasalkhaimah ummalquwain emirates emirate uae
  burjkhalifa marina dubaimarina jumeirah palm downtown deira saudi riyadh jeddah
  كلمه المرور كلمهالمرور كلمهالسر سري مرحبا السلام السلامعليكم الحمدلله بسمالله حبيبي حبيبتي احبك محمد
  احمد عبدالله خالد عمر علي حسن فاطمه عايشه مريم نوره ساره الله دبي ابوظبي الشارقه عجمان الفجيره
  راسالخيمه امالقيوين الامارات دارا داره عقار عقارات شقه فيلا بيت وسيط مدير
  `
    .trim()
    .split(/\s+/),
)

export const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
]
