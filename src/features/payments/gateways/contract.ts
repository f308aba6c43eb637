/** Another gateway is a name here and a file in `actions`. */
export const gatewayNames = ['sandbox', 'stripe'] as const
export type GatewayName = (typeof gatewayNames)[number]
