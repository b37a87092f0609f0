export { CardWideSeats as Card } from '../regions/card/card-wide-seats.tsx';
export { FooterPartnersBand as Footer } from '../regions/footer/footer-partners-band.tsx';
export { LobbyLiveTables as Lobby } from '../regions/lobby/lobby-live-tables.tsx';
