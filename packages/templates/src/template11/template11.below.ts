export { CardWide as Card } from '../regions/card/card-wide.tsx';
export { FooterPartnersBand as Footer } from '../regions/footer/footer-partners-band.tsx';
export { LobbyCategoryRows as Lobby } from '../regions/lobby/lobby-category-rows.tsx';
