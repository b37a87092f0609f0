import type { Texts } from '../../seed/starting-texts.data.ts';

/** An article of the demo's news; bodies are HTML. */
export interface DemoArticle {
  slug: string;
  category: string;
  /** Picture it is shown with. */
  promotion: string;
  daysAgo: number;
  isPinned?: true;
  titles: Texts;
  summaries: Texts;
  bodies: Texts;
}

/** What every site of the demo tells of itself: only what is so. */
export const demoArticles: readonly DemoArticle[] = [
  {
    slug: 'set-your-limits',
    category: 'safer-play',
    promotion: 'calendar',
    daysAgo: 3,
    isPinned: true,
    titles: {
      EN: 'Set your limits in a minute',
      PHP: 'Itakda ang limitasyon mo sa isang minuto',
      CN: '一分钟设好您的限额',
      CT: '一分鐘設好您的限額',
      ESP: 'Fija tus límites en un minuto',
      RUS: 'Лимиты за одну минуту',
      VI: 'Đặt giới hạn trong một phút',
      MS: 'Tetapkan had anda dalam seminit',
      NE: 'एक मिनेटमा आफ्नो सीमा तोक्नुहोस्',
    },
    summaries: {
      EN: 'Deposits, losses and stakes: decide how much is enough before you begin.',
      PHP: 'Deposito, talo at taya: magpasya kung magkano ang sapat bago magsimula.',
      CN: '存款、亏损与投注：开始之前先定好多少为止。',
      CT: '存款、虧損與投注：開始之前先定好多少為止。',
      ESP: 'Depósitos, pérdidas y apuestas: decide cuánto basta antes de empezar.',
      RUS: 'Депозиты, проигрыш, ставки: решите, сколько достаточно, прежде чем начать.',
      VI: 'Nạp, thua và cược: quyết định bao nhiêu là đủ trước khi bắt đầu.',
      MS: 'Deposit, kerugian dan taruhan: tentukan jumlah yang cukup sebelum bermula.',
      NE: 'जम्मा, घाटा र बाजी: सुरु गर्नुअघि कति पर्याप्त हुन्छ तय गर्नुहोस्।',
    },
    bodies: {
      EN: '<p>Open Responsible Gaming while you are signed in and enter an amount for a day, a week or a month. A lower limit works at once; a higher one takes 24 hours, so that a quick decision stays a slow one.</p><p>On the same page you can take a break of a day to six weeks. We cannot end it early, and neither can you.</p>',
      PHP: '<p>Buksan ang page ng responsableng paglalaro habang naka-sign in at maglagay ng halaga para sa araw, linggo o buwan. Agad ang pagbaba; 24 oras bago tumaas, para may oras kang mag-isip.</p><p>Sa page ring iyon ka makakapagpahinga nang isang araw hanggang anim na linggo. Hindi namin iyon mapapaaga, at hindi rin ikaw.</p>',
      CN: '<p>登录后打开负责任博彩页面，按日、周或月填写金额。调低立即生效；调高须等24小时，让冲动的决定有时间冷静下来。</p><p>在同一页面还可以暂停一天至六周。我们不能提前结束，您也不能。</p>',
      CT: '<p>登入後開啟負責任博彩頁面，按日、週或月填寫金額。調低立即生效；調高須等24小時，讓衝動的決定有時間冷靜下來。</p><p>在同一頁面還可以暫停一天至六週。我們不能提前結束，您也不能。</p>',
      ESP: '<p>Abre la página de juego responsable con la sesión iniciada y pon un importe por día, semana o mes. Bajar un límite vale al instante; subirlo tarda 24 horas, para que una decisión rápida se tome con calma.</p><p>En la misma página puedes hacer una pausa de un día a seis semanas. Ni nosotros ni tú podemos terminarla antes.</p>',
      RUS: '<p>Войдите, откройте страницу ответственной игры и укажите сумму на день, неделю или месяц. Снижение действует сразу, повышение — через 24 часа, чтобы у быстрого решения было время остыть.</p><p>Там же можно взять паузу от одного дня до шести недель. Досрочно её не закончим ни мы, ни вы.</p>',
      VI: '<p>Khi đã đăng nhập, mở trang chơi có trách nhiệm rồi nhập số tiền cho ngày, tuần hoặc tháng. Hạ giới hạn có hiệu lực ngay; nâng phải chờ 24 giờ để quyết định vội có thời gian nguội lại.</p><p>Cũng tại đó bạn có thể tạm nghỉ từ một ngày đến sáu tuần. Cả chúng tôi lẫn bạn đều không thể kết thúc sớm.</p>',
      MS: '<p>Log masuk, buka halaman permainan bertanggungjawab dan masukkan jumlah untuk sehari, seminggu atau sebulan. Penurunan berkuat kuasa serta-merta; kenaikan mengambil masa 24 jam supaya keputusan pantas sempat difikirkan semula.</p><p>Di halaman yang sama anda boleh berehat dari sehari hingga enam minggu. Kami tidak boleh menamatkannya awal, anda juga tidak.</p>',
      NE: '<p>साइन इन गरेर जिम्मेवार खेल पेज खोल्नुहोस् र दिन, हप्ता वा महिनाको रकम राख्नुहोस्। घटाउँदा तुरुन्त लागू हुन्छ; बढाउन २४ घण्टा लाग्छ, ताकि हतारको निर्णय सोच्ने समय मिलोस्।</p><p>त्यही पेजमा एक दिनदेखि छ हप्तासम्म विश्राम लिन सकिन्छ। त्यसलाई हामी पनि, तपाईं पनि समयअगावै अन्त्य गर्न सक्दैनौँ।</p>',
    },
  },
  {
    slug: 'follow-your-withdrawal',
    category: 'money',
    promotion: 'treasure',
    daysAgo: 9,
    titles: {
      EN: 'Follow your withdrawal step by step',
      PHP: 'Sundan ang withdrawal mo sa bawat hakbang',
      CN: '逐步查看您的提款',
      CT: '逐步查看您的提款',
      ESP: 'Sigue tu retiro paso a paso',
      RUS: 'Следите за выводом шаг за шагом',
      VI: 'Theo dõi khoản rút từng bước',
      MS: 'Ikuti pengeluaran anda langkah demi langkah',
      NE: 'निकासीलाई हरेक चरणमा पछ्याउनुहोस्',
    },
    summaries: {
      EN: 'Checked, approved, sent, paid: the page tells where your money is.',
      PHP: 'Sinuri, inaprubahan, ipinadala, nabayaran: sinasabi ng page kung nasaan ang pera mo.',
      CN: '已核对、已批准、已汇出、已到账：页面告诉您款项在哪里。',
      CT: '已核對、已批准、已匯出、已入帳：頁面告訴您款項在哪裡。',
      ESP: 'Revisado, aprobado, enviado, pagado: la página dice dónde está tu dinero.',
      RUS: 'Проверен, одобрен, отправлен, выплачен: страница говорит, где ваши деньги.',
      VI: 'Đã kiểm tra, đã duyệt, đã gửi, đã trả: trang cho biết tiền của bạn ở đâu.',
      MS: 'Disemak, diluluskan, dihantar, dibayar: halaman memberitahu di mana wang anda.',
      NE: 'जाँचियो, स्वीकृत भयो, पठाइयो, पुग्यो: तपाईंको रकम कहाँ छ पेजले भन्छ।',
    },
    bodies: {
      EN: '<p>The page Withdrawal shows what may leave now, what still waits and why, and the fee before you confirm. After that it follows the payment to its end, also when you close the page.</p><p>A larger payment may be looked at by a person first. You need do nothing while that lasts.</p>',
      PHP: '<p>Makikita sa page ng withdrawal kung magkano ang maaari nang ilabas, ano ang naghihintay pa at bakit, at ang bayarin bago ka magkumpirma. Pagkatapos ay sinusundan nito ang bayad hanggang dulo, kahit isara mo ang page.</p><p>Maaaring tingnan muna ng tao ang mas malaking halaga. Wala kang kailangang gawin habang naghihintay.</p>',
      CN: '<p>提款页面会显示现在可以提取多少、哪些仍在等待及其原因，并在您确认前列出手续费。之后即使关闭页面，也会一直跟踪到款项到账。</p><p>金额较大的提款可能先由专人核对，期间您无需做任何事。</p>',
      CT: '<p>提款頁面會顯示現在可以提領多少、哪些仍在等待及其原因，並在您確認前列出手續費。之後即使關閉頁面，也會一直追蹤到款項入帳。</p><p>金額較大的提款可能先由專人核對，期間您無需做任何事。</p>',
      ESP: '<p>La página de retiros muestra qué puede salir ya, qué espera y por qué, y la comisión antes de confirmar. Después sigue el pago hasta el final, también si cierras la página.</p><p>Un pago mayor puede revisarlo antes una persona. Mientras tanto no tienes que hacer nada.</p>',
      RUS: '<p>Страница вывода показывает, что можно вывести сейчас, что ещё ждёт и почему, и комиссию до подтверждения. Дальше она следит за платежом до конца, даже если вы её закроете.</p><p>Крупный платёж может сначала посмотреть человек. От вас в это время ничего не нужно.</p>',
      VI: '<p>Trang rút tiền cho biết hiện rút được bao nhiêu, phần nào còn chờ và vì sao, cùng phí trước khi bạn xác nhận. Sau đó trang theo dõi khoản tiền đến cùng, kể cả khi bạn đóng trang.</p><p>Khoản lớn có thể được người kiểm tra trước. Trong lúc đó bạn không cần làm gì.</p>',
      MS: '<p>Halaman pengeluaran menunjukkan apa yang boleh keluar sekarang, apa yang masih menunggu dan sebabnya, serta yuran sebelum anda mengesahkan. Selepas itu ia mengikuti bayaran hingga selesai, walaupun halaman ditutup.</p><p>Bayaran yang besar mungkin diperiksa oleh seseorang dahulu. Anda tidak perlu berbuat apa-apa sementara itu.</p>',
      NE: '<p>निकासी पेजमा अहिले कति झिक्न मिल्छ, के किन पर्खिरहेको छ र पुष्टि गर्नुअघि शुल्क देखिन्छ। त्यसपछि पेज बन्द गरे पनि भुक्तानी नसकिएसम्म त्यसले पछ्याउँछ।</p><p>ठूलो भुक्तानी पहिले मान्छेले हेर्न सक्छ। त्यतिन्जेल तपाईंले केही गर्नु पर्दैन।</p>',
    },
  },
];
