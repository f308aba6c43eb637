import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedLookups } from '#features/reference/seeding/actions.ts'
import type { Database } from '#platform/sql.ts'

/** The files of db/seed in small: two emirates, one of them three levels deep. */
export const smallSeed: Record<string, string> = {
  'locations.csv': `id,slug,parent,kind,name_en,name_ar,lat,lng,aliases
1,dubai,,emirate,Dubai,دبي,25.0772,55.3093,DXB
2,sharjah,,emirate,Sharjah,الشارقة,25.3463,55.4209,
10,dubai/dubai-marina,dubai,community,Dubai Marina,دبي مارينا,25.0805,55.1403,مرسى دبي|مارينا دبي
11,dubai/dubai-marina/marina-gate,dubai/dubai-marina,sub-community,Marina Gate,مارينا غيت,,,
12,dubai/dubai-marina/marina-gate/jumeirah-living,dubai/dubai-marina/marina-gate,building,Jumeirah Living,جميرا ليفينغ,25.0869,55.1478,
13,dubai/al-barsha,dubai,community,Al Barsha,البرشاء,25.1107,55.2006,
20,sharjah/al-nahda,sharjah,community,Al Nahda,النهدة,25.3036,55.3744,
`,
  'property-types.csv': `id,slug,category,name_en,name_ar,plural_en,plural_ar,feed_codes
1,apartment,residential,Apartment,شقة,Apartments,شقق,AP|Flat
2,land,residential,Land,أرض,Plots,أراضٍ,
3,land,commercial,Land,أرض,Plots,أراضٍ,LP
`,
  'amenities.csv': `id,slug,name_en,name_ar,group,feed_codes
1,shared-pool,Shared Pool,مسبح مشترك,leisure,SP
2,private-pool,Private Pool,مسبح خاص,leisure,PP
3,elevator,Elevator,مصعد,building,
`,
  'ad-types.csv': 'id,slug,name_en,name_ar\n1,residential,Residential,سكني\n',
  'packages.csv':
    'id,ad_type,name_en,name_ar,duration,duration_unit,slots,price,features_en,features_ar\n1,residential,Start,البداية,1,month,10,0,One month,شهر\n',
  'specialities.csv': 'id,slug,name_en,name_ar\n1,off-plan,Off-plan,على الخارطة\n',
  'languages.csv': 'id,slug,name_en,name_ar\n1,arabic,Arabic,العربية\n2,urdu,Urdu,الأردية\n',
  'settings.json': JSON.stringify({
    siteName: { en: 'Test homes', ar: 'بيوت الاختبار' },
    mortgage: { minRate: 2.75, maxRate: 6.99, defaultRate: 4.5 },
    social: { instagram: 'https://instagram.com/example' },
    moderation: 'auto',
    permits: 'warn',
  }),
}

/** Seeds a test's database from `files`, which stand in for those of the small seed. */
export const seedSmall = async (db: Database, files: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'dara-seed-'))
  for (const [name, text] of Object.entries({ ...smallSeed, ...files })) {
    await writeFile(join(folder, name), text)
  }
  return seedLookups(db, folder).finally(() => rm(folder, { recursive: true }))
}
