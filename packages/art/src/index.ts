export { drawGameCover, type CoverInput } from './covers/draw-game-cover.ts';
export { drawGameSymbol, gameSymbolsMost } from './covers/draw-game-symbol.ts';
export { isDrawable, planCover } from './covers/plan.ts';
export { handNames, handOf, hands, studiosByHand } from './covers/hands.ts';
export { coverEncoding } from './covers/encoding.ts';
export { coverPlaceholder, placeholderGradient } from './covers/placeholder.ts';
export type { CoverShape } from './covers/shapes.ts';
export type { CoverCategory } from './covers/motifs/index.ts';
export { drawSlide, type SlideInput } from './brand/slide.ts';
export { slideThemes, type SlideTheme } from './brand/art-themes.ts';
export { drawPromotion, type PromotionInput } from './brand/promotion.ts';
export {
  drawAppIcon,
  drawFavicon,
  drawLogo,
  drawMonochromeIcon,
  type LogoInput,
} from './brand/logo.ts';
export { betCardRoom, drawBetCard } from './brand/bet-card.ts';
export { drawSocialPreview, socialTitleRoom } from './brand/social-preview.ts';
export { drawPartnerLogo, drawProviderLogo } from './brand/company-logo.ts';
export { drawPaymentLogo, paymentMarkCodes } from './brand/payment-logo.ts';
export { drawAvatar } from './brand/avatar.ts';
export type { ArtPalette } from './brand/palette.ts';
export { flags } from './flags/index.ts';
export { icons, iconNames, iconStrokeWidth, iconSvg, type IconName } from './icons/index.ts';
