export { CardListRow as Card } from '../regions/card/card-list-row.tsx';
export { FooterCompact as Footer } from '../regions/footer/footer-compact.tsx';
export { LobbyTabsGrid as Lobby } from '../regions/lobby/lobby-tabs-grid.tsx';
