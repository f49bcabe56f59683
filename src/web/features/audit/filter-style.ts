/** On a phone the choices of a log's filter stand below each other, two in a row, each as wide as its cell. */
export const wholeCell = 'max-md:[&>span]:flex-1 max-md:[&_select]:w-full'
