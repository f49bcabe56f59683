import type { Services } from '../../../http/handlers.ts'
import type { FileAnswer } from '../../../http/file-answer.ts'
import { makeFile } from './file-making.ts'
import type { Table } from './workbook.ts'

/** A workbook of the tables, made in a process of the pool; `owner` takes turns with others. */
export async function makeWorkbook(
  { exports, exportThrottle }: Pick<Services, 'exports' | 'exportThrottle'>,
  asked: { readonly owner: string; readonly name: string; readonly zone: string },
  read: () => Promise<readonly Table[]>,
): Promise<FileAnswer> {
  const content = await exportThrottle.run(asked.owner, async () => {
    const input = { tables: await read(), zone: asked.zone }
    const task = { owner: asked.owner, name: 'workbook', input }
    return await makeFile(exports, task, { one: 'The workbook', many: 'exports', instead: 'Export as CSV instead.' })
  })
  // safe because the child answers the bytes that writeWorkbook made
  return { filename: `${asked.name}.xlsx`, content: content as Uint8Array }
}
