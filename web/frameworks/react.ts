// The framework runs as soon as its file is fetched, so that it is ready when a later file uses it.
// oxlint-disable-next-line import/no-unassigned-import
import 'react-dom/client'
