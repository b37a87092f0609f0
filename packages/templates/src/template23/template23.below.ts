export { CardMatch as Card } from '../regions/card/card-match.tsx';
export { FooterAppBand as Footer } from '../regions/footer/footer-app-band.tsx';
export { LobbyCalendar as Lobby } from '../regions/lobby/lobby-calendar.tsx';
