import type { RulesTexts } from './en-us.ts';

export const malay: RulesTexts = {
  rules: 'Peraturan',
  closeRules: 'Tutup peraturan',
  howTo: 'Cara bermain',
  whatItPays: 'Bayarannya',
  facts: 'Fakta',
  returns: 'Pulangan kepada pemain',
  fromTo: '{from} % hingga {to} %',
  maxMultiplier: 'Pengganda terbesar',
  maxWin: 'Bayaran tertinggi satu pusingan',
  stakes: 'Pertaruhan',
  capped: 'Pusingan yang mencapai bayaran tertinggi tamat di situ.',
  malfunction: 'Kerosakan membatalkan semua bayaran dan permainan.',
  jackpot:
    'Jackpot boleh jatuh dalam permainan ini. Ia wang studio sendiri dan tiada bahagian pertaruhan masuk ke dalamnya. Setiap pusingan berbayar boleh mendapatnya: lebih besar pertaruhan, lebih besar peluang; bagi pertaruhan terkecil peluangnya 1 dalam {odds}. Ia dibayar di samping apa yang tertera di sini.',
  jackpotShared:
    'Jackpot boleh jatuh dalam permainan ini. Satu perseratus daripada setiap pertaruhan masuk ke dalamnya, daripada bahagian pihak rumah: yang lain dibayar seperti yang tertera di sini. Setiap pusingan berbayar boleh mendapatnya: lebih besar pertaruhan, lebih besar peluang; bagi pertaruhan terkecil peluangnya 1 dalam {odds}. Ia dibayar di samping apa yang tertera di sini.',
  pocket: 'Poket',
  segment: 'Segmen membayar',
  pays: 'Bayaran',
  count: 'Segmen',
  floor: 'Tingkat',
  gems: 'Petak selamat',
  picksHits: 'Nombor dipilih · kena',
  points: 'Mata pemenang',
  gain: 'Menang dapat',
  cost: 'Kalah tolak',
  chance: 'Peluang',
  'coin-flip':
    'Pilih kepala atau ekor dan main. Syiling jatuh pada mana-mana sisi dengan peluang sama; tekaan betul dibayar seperti dalam jadual, tekaan salah hilang pertaruhan.',
  diamonds:
    'Lima permata dibahagikan, setiap satu dalam salah satu daripada tujuh warna dengan peluang sama. Permata sewarna membentuk corak tanpa mengira susunan; hanya corak terbaik dibayar.',
  dice: 'Pilih nombor dan sama ada hasilnya lebih tinggi atau lebih rendah. Hasilnya satu daripada 10,000 keputusan dari 0.00 hingga 99.99, semuanya sama berpeluang; sama dengan nombor anda bermakna kalah. Kemenangan membayar 0.99 dibahagi dengan peluangnya.',
  keno: 'Pilih satu hingga sepuluh daripada empat puluh nombor dan risiko. Sepuluh nombor dicabut dengan peluang sama; bilangan yang kena menentukan bayaran.',
  mines:
    'Pilih berapa periuk api di bawah 25 petak dan buka satu demi satu. Setiap petak selamat menaikkan nilai tunaian; periuk api menamatkan pusingan dan pertaruhan hilang. Anda boleh tunaikan selepas setiap petak selamat. Periuk api diletakkan sebelum petak pertama dibuka.',
  plinko:
    'Bola jatuh melalui {rows} baris paku dan ke kiri atau kanan dengan peluang sama. Poket akhirnya membayar pertaruhan didarab nombornya; risiko menentukan jarak antara nombor.',
  tower:
    'Panjat sembilan tingkat. Pilih satu petak di setiap tingkat: yang selamat membawa ke atas, yang lain menamatkan pusingan dan pertaruhan hilang. Tahap kesukaran menentukan bilangan petak selamat. Anda boleh tunaikan selepas setiap tingkat; semuanya disusun sebelum langkah pertama.',
  wheel:
    'Roda mempunyai {segments} segmen yang sama berpeluang. Segmen tempat ia berhenti membayar pertaruhan didarab nombornya; risiko menentukan jarak antara nombor.',
  crash:
    'Tetapkan di mana anda mahu keluar, kemudian mula. Penerbangan tamat pada titik yang dicabut pada permulaan. Jika ia sampai ke tanda anda, pertaruhan dibayar didarab tanda itu; jika tidak, pertaruhan hilang.',
  'hash-odd-even':
    'Setiap pusingan mencabut satu hash. Digit terakhirnya menentukan, huruf dilangkau: pilih ganjil atau genap.',
  'hash-big-small':
    'Setiap pusingan mencabut satu hash. Digit terakhirnya menentukan, huruf dilangkau: 5 hingga 9 besar, 0 hingga 4 kecil.',
  'hash-lucky':
    'Setiap pusingan mencabut satu hash. Ia bertuah apabila dua aksara terakhirnya satu huruf dan satu digit, dalam mana-mana susunan: 120 daripada 256 penghujung.',
  'hash-banker-player':
    'Daripada lima aksara terakhir hash pusingan, dua yang pertama milik banker dan dua yang terakhir milik pemain. Huruf tidak dikira; digit terakhir jumlahnya ialah mata, dan mata lebih tinggi menang. Jika seri, pertaruhan pada banker dan pemain dipulangkan.',
  'hash-niu-niu':
    'Daripada lima aksara terakhir hash pusingan, tiga yang pertama milik banker dan tiga yang terakhir milik pemain. Huruf tidak dikira; digit terakhir jumlahnya ialah mata, dan sifar dikira sepuluh. Sepuluh pertaruhan ditahan kerana kekalahan boleh menelan sepuluh; bakinya dipulangkan, dan semuanya jika seri.',
  'slots-lines':
    'Simbol yang sama membayar pada {lines} garisan, dari gelendong paling kiri tanpa jurang; setiap garisan membayar kemenangan terbaiknya. Wild menggantikan mana-mana simbol yang membayar pada garisan.',
  'slots-ways':
    'Simbol yang sama membayar pada gelendong bersebelahan dari kiri, dalam setiap satu daripada {ways} cara. Wild menggantikan mana-mana simbol dan memenuhi seluruh gelendongnya.',
  'slots-cascade':
    'Simbol yang sama membayar di mana-mana sahaja jika cukup banyak. Simbol itu hilang dan yang lain jatuh dari atas selagi ada yang membayar. Pengganda yang tinggal pada akhirnya dijumlahkan dan menggandakan kemenangan putaran.',
  'slots-hold':
    'Simbol yang sama membayar pada {lines} garisan dari kiri; wild menggantikan mana-mana daripadanya. {coins} syiling atau lebih kekal dan memberi {respins} putaran semula, dan setiap syiling baharu mengembalikannya kepada {respins}. Akhirnya setiap syiling membayar nilai yang ditunjukkan, dan papan penuh membayar pot besar.',
  'slots-free-spins':
    '{scatters} scatter atau lebih memberi {spins} putaran percuma pada gelendong sendiri, dan lebih banyak scatter menambah {added}, sehingga {spinsMax} semuanya.',
  'slots-factor': 'Kemenangan putaran percuma didarab dengan {factor}.',
  sports:
    'Pilih odds sesuatu keputusan, tetapkan pertaruhan dan buat pertaruhan sebelum perlawanan bermula. Jika perlawanan berakhir begitu, pertaruhan dibayar didarab odds semasa anda bertaruh; jika tidak, hilang. Kriket tiada seri. Pertaruhan tidak boleh ditarik balik.',
};
