/**
 * The most of foreign material that is taken in. Lengths are UTF-16 units. What goes beyond is left out and the reading
 * says that it is truncated: a page may be as long as it likes, and never costs more than these.
 */
export const limits = {
  /** Text of one document: the longest contract that was met has a fifth of it. */
  documentText: 2_000_000,
  /** One paragraph, item, heading or row: a whole contract may stand in one, parted by line breaks alone. */
  blockText: 500_000,
  /** Elements of a page's tree, those included that a parser adds by itself: a few bytes can ask for hundreds. */
  elements: 150_000,
  /** Cells of one table after spans were carried: more than a plan table of forty columns by a thousand rows. */
  tableCells: 50_000,
  /** Text of one table after spans were carried: a cell that spans all rows is repeated in each. */
  tableText: 500_000,
  /** Cells of one row, of pages and of sheets. */
  rowCells: 1_000,
  colspan: 30,
  rowspan: 200,
  /** Rows of a sheet or of separated values. */
  sheetRows: 20_000,
  /** Cells of a sheet, empty ones between filled ones included. */
  sheetCells: 500_000,
  /** Text of one cell of a sheet or of separated values: what spreadsheets themselves allow. */
  cellText: 32_767,
  /** Bytes of a zipped file's parts that hold text, all together, unzipped; a contract of a hundred pages has a tenth. */
  unzippedBytes: 32 * 1024 * 1024,
  /** Parts of a zipped file. */
  zippedParts: 5_000,
  /** Links of one page. */
  links: 2_000,
  /** An address: what servers take as well. */
  address: 2_000,
  title: 300,
  /** The words of a link, and how many elements are looked at for them. */
  anchor: 200,
  anchorElements: 1_000,
} as const
