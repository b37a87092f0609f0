export { CardSquare as Card } from '../regions/card/card-square.tsx';
export { FooterColumns as Footer } from '../regions/footer/footer-columns.tsx';
export { LobbyFilterSide as Lobby } from '../regions/lobby/lobby-filter-side.tsx';
