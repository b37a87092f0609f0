export { CardMatch as Card } from '../regions/card/card-match.tsx';
export { FooterCompact as Footer } from '../regions/footer/footer-compact.tsx';
export { LobbySportsTwoColumns as Lobby } from '../regions/lobby/lobby-sports-two-columns.tsx';
