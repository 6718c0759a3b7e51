import { buildGallery } from './gallery.ts'

// Builds the gallery of UI primitives once for all tests of a test run.

const folder = process.env.TEST_GALLERY
if (!folder) throw new Error('TEST_GALLERY says where the gallery is to be built')
await buildGallery(folder)
