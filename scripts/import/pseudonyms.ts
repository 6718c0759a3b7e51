const qualities =
  `Amber Autumn Brave Bright Calm Candid Clear Cobalt Coral Cosy Dapper Dawn Early Easy Ember Fair Fond Gentle
  Golden Grand Hazel Honest Humble Indigo Ivory Jolly Keen Kind Lilac Lively Loyal Lucky Mellow Merry Mild Misty
  Noble Opal Patient Pearl Plucky Quiet Rosy Rustic Sage Silver Steady Sunny Tender Velvet`.split(/\s+/)

const creatures =
  `Albatross Badger Beaver Bison Bittern Bobcat Bunting Caribou Chough Cricket Curlew Dipper Dolphin Dormouse Dunlin
  Egret Ermine Falcon Finch Gannet Gecko Hare Hedgehog Heron Ibex Jackdaw Kestrel Lapwing Linnet Lynx Magpie Marten
  Merlin Newt Nuthatch Osprey Otter Petrel Plover Puffin Quail Raven Robin Sparrow Starling Stoat Swift Tern Vole
  Wren`.split(/\s+/)

const plants =
  `Acacia Alder Anemone Ash Aspen Aster Bamboo Birch Bluebell Bracken Cedar Chestnut Clover Cowslip Cypress Daisy
  Elder Fern Fir Foxglove Gentian Gorse Hawthorn Hazelnut Heather Holly Hornbeam Iris Ivy Jasmine Juniper Larch
  Laurel Lavender Linden Lupin Maple Marigold Myrtle Oak Olive Poplar Primrose Rowan Sorrel Spruce Thistle Thyme
  Willow Yarrow`.split(/\s+/)

/** Second words of pseudonyms. Each source has its own list, so that no two sources produce the same pseudonym. */
export const words = { creatures, plants } as const

/** Pseudonym of the `index`-th member (from 0) of a source: unique, and the same in every import. */
export function pseudonym(of: keyof typeof words, index: number): string {
  const nouns = words[of]
  const pairs = qualities.length * nouns.length
  // 1,009 is coprime to the number of word combinations, so that neighbors differ and each combination is used once.
  const place = (index * 1009) % pairs
  const name = `${qualities[place % qualities.length]} ${nouns[Math.floor(place / qualities.length)]}`
  return index < pairs ? name : `${name} ${Math.floor(index / pairs) + 1}`
}
