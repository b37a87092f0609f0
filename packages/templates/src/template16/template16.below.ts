export { CardFramedOrnate as Card } from '../regions/card/card-framed-ornate.tsx';
export { FooterColumns as Footer } from '../regions/footer/footer-columns.tsx';
export { LobbyProviderFirst as Lobby } from '../regions/lobby/lobby-provider-first.tsx';
