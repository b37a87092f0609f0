export { families, type FamilyCode, type FamilyGame } from './families.ts';
export { gameCode, providerEntries, type ProviderEntry } from './providers.data.ts';
export {
  studioTitle,
  studioTitles,
  titleReturns,
  titleRtpBasisPoints,
  titleVolatility,
} from './studio-titles.ts';
export { titleTopMultiplierE4 } from './title-top.ts';
export type { StudioTitle, TitleField, TitleScene } from './title.types.ts';
export {
  frontVolatility,
  sportsRtpBasisPoints,
  sportsTitle,
  type SportsTitle,
} from './sports-titles.ts';
export { slotFamilies, type SlotFamilyCode } from './slots/slot-families.ts';
export {
  cardFamilies,
  houseFamilies,
  layoutFamilies,
  type CardFamilyCode,
  type HouseFamilyCode,
  type LayoutFamilyCode,
} from './house-families.ts';
export { sampleParams } from './sample-params.ts';
