// biome-ignore-all format: generated
export interface Tables {}
