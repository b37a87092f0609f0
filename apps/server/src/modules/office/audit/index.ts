export { booksOffice } from './books.office.ts';
