export interface NoticeText {
  title: string;
  body: string;
}
