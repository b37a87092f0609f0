export { CardSquareOverlay as Card } from '../regions/card/card-square-overlay.tsx';
export { FooterCompact as Footer } from '../regions/footer/footer-compact.tsx';
export { LobbyProviderFirst as Lobby } from '../regions/lobby/lobby-provider-first.tsx';
