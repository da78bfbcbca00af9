export { linkOf } from './listLink.ts'
export { ReceivedList } from './ReceivedList.tsx'
export { SendSheet } from './SendSheet.tsx'
