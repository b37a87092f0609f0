export { jurisdictionFlags } from './flags.data.ts';
export {
  isJurisdictionCode,
  jurisdictionCodes,
  type JurisdictionCode,
  type JurisdictionFlags,
} from './jurisdiction.ts';
