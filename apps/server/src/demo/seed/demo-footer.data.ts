import type { ContentDocuments } from '@pavilion/contracts/content';

/** Who stands behind a site of the demo: nobody real, and it says so. No licence is claimed. */
export const demoFooter: ContentDocuments['footer'] = {
  operator: 'Pavilion Demo',
  address: 'localhost',
  licences: [],
  payments: [
    { name: 'GCash', img_url: '/media/payments/gcash.svg' },
    { name: 'Maya', img_url: '/media/payments/maya.svg' },
  ],
  seals: [],
  note: {
    EN: 'This site is a demonstration. Nothing here is played for real money.',
    PHP: 'Demonstrasyon ang site na ito. Walang nilalaro rito na totoong pera.',
    CN: '本站仅供演示，不涉及真实金钱。',
    CT: '本站僅供展示，不涉及真實金錢。',
    ESP: 'Este sitio es una demostración. Aquí no se juega con dinero real.',
    RUS: 'Это демонстрационный сайт. Здесь не играют на настоящие деньги.',
    VI: 'Đây là trang trình diễn. Ở đây không chơi bằng tiền thật.',
    MS: 'Laman ini ialah demonstrasi. Tiada permainan wang sebenar di sini.',
    NE: 'यो साइट प्रदर्शन मात्र हो। यहाँ वास्तविक पैसाले खेलिँदैन।',
  },
};
