export { CardListRow as Card } from '../regions/card/card-list-row.tsx';
export { FooterColumns as Footer } from '../regions/footer/footer-columns.tsx';
export { LobbyLeagueAccordions as Lobby } from '../regions/lobby/lobby-league-accordions.tsx';
