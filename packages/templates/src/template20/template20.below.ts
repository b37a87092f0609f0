export { CardSquareOverlay as Card } from '../regions/card/card-square-overlay.tsx';
export { FooterPartnersBand as Footer } from '../regions/footer/footer-partners-band.tsx';
export { LobbyMosaic as Lobby } from '../regions/lobby/lobby-mosaic.tsx';
