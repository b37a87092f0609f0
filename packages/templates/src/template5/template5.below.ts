export { CardRound as Card } from '../regions/card/card-round.tsx';
export { FooterAppBand as Footer } from '../regions/footer/footer-app-band.tsx';
export { LobbyCategoryRows as Lobby } from '../regions/lobby/lobby-category-rows.tsx';
