import { startLab } from './lab-server.ts'

/** The lab in a process of its own, so that its memory is not counted with the crawler's. Speaks over the IPC channel. */
const lab = await startLab(Number(process.argv[2] ?? 30))
process.send?.({ hosts: lab.hosts })
process.on('message', (message) => {
  if (message === 'requests') process.send?.({ requests: lab.requests.splice(0) })
  else void lab.stop().then(() => process.disconnect())
})
