import { bathroomScene } from './bathroom.ts'
import { bedroomScene } from './bedroom.ts'
import { buildingScene, officeScene } from './blocks.ts'
import { farmScene, landScene, plotScene } from './grounds.ts'
import { villaScene } from './house.ts'
import { kitchenScene } from './kitchen.ts'
import { livingScene, majlisScene } from './living.ts'
import type { Place } from './paper/mood.ts'
import { poolScene, terraceScene } from './outdoors.ts'
import { viewScene } from './shore.ts'
import { chaletScene, palaceScene } from './palace.ts'
import { planScene } from './plan.ts'
import { quietScene } from './quiet.ts'
import type { Kind } from './paper/scene.ts'
import { shopScene, warehouseScene } from './trade.ts'
import { towerScene } from './tower.ts'
import { townhouseScene } from './townhouse.ts'
import { lobbyScene, officeRoomScene } from './work.ts'
import { hallScene, shopRoomScene } from './stock.ts'

type Stage = { draw: (place: Place) => string; horizon: number }

/** Seen from indoors the horizon lies where a standing person sees it. */
const indoors = (draw: Stage['draw']): Stage => ({ draw, horizon: 820 })

export const stages: Record<Kind, Stage> = {
  'apartment-tower': { draw: towerScene, horizon: 900 },
  building: { draw: buildingScene, horizon: 860 },
  villa: { draw: villaScene, horizon: 800 },
  townhouse: { draw: townhouseScene, horizon: 860 },
  palace: { draw: palaceScene, horizon: 760 },
  chalet: { draw: chaletScene, horizon: 760 },
  farm: { draw: farmScene, horizon: 720 },
  land: { draw: landScene, horizon: 800 },
  plot: { draw: plotScene, horizon: 760 },
  office: { draw: officeScene, horizon: 880 },
  shop: { draw: shopScene, horizon: 820 },
  warehouse: { draw: warehouseScene, horizon: 780 },
  lobby: indoors(lobbyScene),
  'living-room': indoors(livingScene),
  majlis: indoors(majlisScene),
  bedroom: indoors(bedroomScene),
  kitchen: indoors(kitchenScene),
  bathroom: indoors(bathroomScene),
  terrace: { draw: terraceScene, horizon: 760 },
  pool: { draw: poolScene, horizon: 740 },
  view: { draw: viewScene, horizon: 780 },
  'office-room': indoors(officeRoomScene),
  'shop-room': indoors(shopRoomScene),
  hall: indoors(hallScene),
  'floor-plan': indoors(planScene),
  'quiet-tower': { draw: quietScene('quiet-tower'), horizon: 860 },
  'quiet-house': { draw: quietScene('quiet-house'), horizon: 860 },
  'quiet-land': { draw: quietScene('quiet-land'), horizon: 860 },
  'quiet-shop': { draw: quietScene('quiet-shop'), horizon: 860 },
}
