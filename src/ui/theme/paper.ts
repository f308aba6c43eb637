/** The token `paper` of app.css, for what is drawn outside of the page: bars, start screens. */
export const paper = { light: '#fbfaf7', dark: '#101615' } as const
