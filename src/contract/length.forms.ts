const say = (count: number): string => count.toLocaleString('en-US')

/** '1,950 of 2,000 characters'. */
export const sayLength = (length: number, most: number): string => `${say(length)} of ${say(most)} characters`

/** What a form and the server say of a text that is longer than it may be. */
export const tooLong = (length: number, most: number): string =>
  `${sayLength(length, most)}; shorten it by ${say(length - most)}`
