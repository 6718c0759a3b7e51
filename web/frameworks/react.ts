// Run when its file is fetched, which is before it is first used.
// oxlint-disable-next-line import/no-unassigned-import
import 'react-dom/client'
