export { CardWide as Card } from '../regions/card/card-wide.tsx';
export { FooterColumns as Footer } from '../regions/footer/footer-columns.tsx';
export { LobbyMosaic as Lobby } from '../regions/lobby/lobby-mosaic.tsx';
