export { CardPosterTall as Card } from '../regions/card/card-poster-tall.tsx';
export { FooterCompact as Footer } from '../regions/footer/footer-compact.tsx';
export { LobbyEndlessGrid as Lobby } from '../regions/lobby/lobby-endless-grid.tsx';
