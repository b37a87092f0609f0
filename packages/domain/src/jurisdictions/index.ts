export { jurisdictionFlags } from './flags.data.ts';
export { legalMinor } from './legal-amount.ts';
export {
  isJurisdictionCode,
  jurisdictionCodes,
  type JurisdictionCode,
  type JurisdictionFlags,
} from './jurisdiction.ts';
