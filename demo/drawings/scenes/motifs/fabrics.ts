export const fabrics = [
  '#0e5a4c',
  '#c7714f',
  '#e6d8c0',
  '#8fa394',
  '#b98f66',
  '#5f7f86',
  '#f1e8d9',
  '#a34a35',
] as const
