export { CardPoster as Card } from '../regions/card/card-poster.tsx';
export { FooterColumns as Footer } from '../regions/footer/footer-columns.tsx';
export { LobbyCategoryRows as Lobby } from '../regions/lobby/lobby-category-rows.tsx';
