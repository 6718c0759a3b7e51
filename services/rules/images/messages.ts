/** Messages of an upload (spec §8); `damaged` is the end of a sentence that begins with the kind of the picture. */
export const imageMessages = {
  tooLarge: 'Images must be 4 MB or smaller.  Please try again.',
  missing: 'Please select an image to upload',
  empty: 'This file is empty. Please choose another one.',
  accepted: 'We take JPEG, PNG and GIF.',
  damaged: "can't be opened: it's damaged, too large or too narrow. Please choose another one.",
  alt: 'Please use only letters, digits, spaces and . - _ ( ) , &',
} as const
