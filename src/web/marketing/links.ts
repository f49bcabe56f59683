/**
 * Where a link leads, before it is known on which hosts the product stands: the server replaces what stands in braces. On one
 * host both are empty; on two they are the addresses of the application and of these pages.
 */
export const appPath = (path: string): string => `{{app}}${path}`
export const sitePath = (path: string): string => `{{site}}${path}`
/** The marketing home: /landing on one host, / on a host of its own. */
export const homePath = (anchor = ''): string => `{{home}}${anchor}`
/** The whole address of one of these pages, for what is read elsewhere: canonical links and cards. */
export const wholeAddress = (path: string): string => `{{origin}}${path}`
export const homePlace = '{{homePlace}}'
/** Where people write to whoever runs this installation. */
export const contactAddress = '{{contact}}'
