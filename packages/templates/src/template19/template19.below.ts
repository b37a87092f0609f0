export { CardPoster as Card } from '../regions/card/card-poster.tsx';
export { FooterAppBand as Footer } from '../regions/footer/footer-app-band.tsx';
export { LobbyFilterSide as Lobby } from '../regions/lobby/lobby-filter-side.tsx';
