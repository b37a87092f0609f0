export type { PastDeposit, PastMiniRound, PastPlay, PastPlayer } from './past.ts';
export { previewCampaign, type ItemPreview } from './preview.ts';
