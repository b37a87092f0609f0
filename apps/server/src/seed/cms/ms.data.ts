import type { CmsPages } from './cms-pages.ts';

export const malayPages: CmsPages = {
  about_us: ({ site, currency }) => `
<h2>Tentang ${site}</h2>
<p>${site} menghimpunkan slot, meja langsung, permainan tembak ikan, loteri, bingo dan pertaruhan sukan dalam satu akaun. Anda mendaftar sekali, menggunakan satu baki dalam ${currency}, dan beralih daripada perlawanan ke meja rolet tanpa meninggalkan halaman.</p>
<p>Kami pasukan kecil yang pernah bekerja di kedua-dua belah kaunter: penyusun odds, pengedar kad, sokongan dan jurutera. Kami membina apa yang kami sendiri mahu guna: halaman pantas pada telefon biasa, odds yang jelas, dan sejarah yang menjejaki setiap pertaruhan dan bayaran dari mula hingga akhir.</p>
<h3>Apa yang boleh anda jangkakan</h3>
<ul><li>Baki hanya berubah apabila anda bermain, mendeposit, mengeluarkan wang atau menerima ganjaran, dan setiap perubahan direkodkan.</li><li>Pertaruhan diterima pada odds yang anda lihat; jika berubah, kami bertanya dahulu.</li><li>Minta had, rehat atau pengecualian diri daripada sokongan pada bila-bila masa dan mereka akan menetapkannya untuk anda.</li></ul>
<p>Ada soalan atau aduan? Tulis kepada kami melalui Pembantu di setiap halaman; manusia yang akan menjawab.</p>`,
  faqs: ({ site, age }) => `
<h2>Soalan lazim</h2>
<h3>Bagaimana membuka akaun?</h3>
<p>Pilih <a href="/register">Daftar</a>, tetapkan nama pengguna dan kata laluan, dan masukkan nombor telefon serta e-mel. Kami menghantar kod enam digit yang sah selama lima minit. Anda mesti berumur sekurang-kurangnya ${age} tahun, dan setiap orang hanya boleh mempunyai satu akaun di ${site}.</p>
<h3>Saya tidak menerima kod.</h3>
<p>Semak nombor dan minta kod baharu selepas satu minit. Hanya kod terbaharu berfungsi; selepas lima cubaan salah ia tidak sah lagi.</p>
<h3>Saya lupa kata laluan.</h3>
<p>Buka <a href="/forgot-password">Lupa kata laluan?</a> dan masukkan nama pengguna bersama nombor telefon akaun itu. Jika kedua-duanya sepadan, anda menerima kod untuk menetapkan kata laluan baharu. Semua peranti dilog keluar apabila anda berbuat demikian.</p>
<h3>Bagaimana mendeposit?</h3>
<p>Log masuk, buka <a href="/deposit">Deposit</a>, pilih kaedah dan jumlah, dan ikut halaman pembayaran. Baki dikemas kini sebaik sahaja bayaran disahkan, biasanya dalam masa seminit.</p>
<h3>Bila pertaruhan diselesaikan?</h3>
<p>Apabila keputusan rasmi, biasanya beberapa minit selepas tamat. Jika keputusan dibetulkan kemudian, penyelesaian turut dibetulkan dan sejarah menunjukkan kedua-duanya.</p>
<h3>Odds berubah semasa saya bertaruh.</h3>
<p>Jika odds turun sebelum diterima, kami tidak mengambil pertaruhan itu tetapi menunjukkan odds baharu. Anda yang memutuskan.</p>
<h3>Bagaimana mengeluarkan wang?</h3>
<p>Log masuk, buka <a href="/withdrawal">Pengeluaran</a>, pilih ke mana wang dihantar dan berapa jumlahnya. Halaman itu menunjukkan apa yang boleh keluar sekarang, apa yang masih menunggu dan sebabnya, yuran serta tempoh, dan mengikuti bayaran sehingga ia tiba.</p>
<h3>Bagaimana menutup akaun?</h3>
<p>Keluarkan baki yang tinggal, kemudian tulis kepada sokongan melalui Pembantu. Untuk menghalang diri daripada bermain, buat pengecualian diri di halaman permainan bertanggungjawab; anda masih boleh mengeluarkan wang.</p>`,
  privacy_policy: ({ site }) => `
<h2>Dasar privasi</h2>
<p>Halaman ini menerangkan apa yang ${site} tahu tentang anda, mengapa, dan apa yang boleh anda lakukan.</p>
<h3>Apa yang kami kumpul</h3>
<p>Apa yang anda masukkan (nama pengguna, nama, telefon, e-mel), apa yang anda lakukan (log masuk, deposit, pertaruhan, mesej) dan maklumat peranti (alamat, pelayar, bahasa). Kata laluan disimpan hanya sebagai cincangan sehala; tiada siapa boleh membacanya.</p>
<h3>Untuk apa</h3>
<p>Untuk mengurus akaun anda, membayar anda, mencegah penipuan dan permainan bawah umur, serta mematuhi undang-undang. Kami tidak menjual data peribadi; senarai pemenang awam menyembunyikan hampir keseluruhan nama pengguna.</p>
<h3>Siapa lagi yang melihat</h3>
<p>Penyedia pembayaran melihat apa yang perlu untuk memindahkan wang; studio permainan hanya melihat nama samaran; pihak berkuasa melihat apa yang dituntut undang-undang.</p>
<h3>Hak anda</h3>
<p>Anda boleh melihat, membetulkan dan mendapatkan salinan data, menolak pemasaran, dan meminta pemadaman jika undang-undang membenarkan. Kami menjawab dalam tiga puluh hari.</p>`,
  term_condition: ({ site, age, currency }) => `
<h2>Terma dan syarat</h2>
<p>Dengan membuka akaun di ${site}, anda bersetuju dengan terma ini. Kami memaklumkan sebelum ia berubah.</p>
<h3>Akaun anda</h3>
<p>Anda mesti berumur sekurang-kurangnya ${age} tahun dan bermain untuk diri sendiri. Satu akaun bagi setiap orang. Simpan kata laluan: apa yang berlaku di bawah log masuk anda adalah milik anda.</p>
<h3>Wang</h3>
<p>Akaun disimpan dalam ${currency}. Deposit mesti daripada kaedah atas nama anda dan pengeluaran hanya kembali kepada anda. Kami mungkin meminta bukti identiti sebelum bayaran.</p>
<h3>Pertaruhan dan penyelesaian</h3>
<p>Pertaruhan sah apabila dipaparkan sebagai diterima dalam sejarah. Bola sepak diselesaikan mengikut keputusan masa biasa. Perlawanan yang dihentikan atau tidak dimainkan dalam 48 jam terbatal dan taruhan dipulangkan. Jika keputusan rasmi dibetulkan, penyelesaian turut dibetulkan.</p>
<h3>Permainan</h3>
<p>Setiap pusingan mempunyai satu keputusan yang ditentukan oleh proses rawak permainan itu sendiri. Kerosakan membatalkan pusingan dan taruhan dipulangkan. Pusingan yang terganggu disambung dari tempat ia terhenti atau diselesaikan mengikut peraturan permainan. Jika odds atau garisan ditawarkan kerana kesilapan nyata, atau selepas keputusan diketahui, pertaruhan terbatal dan taruhan dipulangkan.</p>
<h3>Penggunaan adil</h3>
<p>Permainan automatik, pakatan dan penggunaan kesilapan nyata tidak dibenarkan.</p>
<h3>Perlindungan pemain</h3>
<p>Had, rehat dan pengecualian diri mengikat kedua-dua pihak: selagi pengecualian berkuat kuasa, anda tidak boleh bermain dan kami tidak boleh membenarkan anda bermain.</p>
<h3>Aduan</h3>
<p>Beritahu kami dahulu. Jika tiada persetujuan dalam lapan minggu, anda boleh merujuk kepada badan bebas.</p>`,
  responsible_gaming: ({ site, age }) => `
<h2>Permainan bertanggungjawab</h2>
<p>Bermain ialah hiburan, dan seperti semua hiburan, lama-kelamaan ia menelan belanja. Ia bukan cara mencari rezeki atau menebus kekalahan. Di ${site} kami membantu anda mengekalkannya sebagai hiburan.</p>
<h3>Sebelum bermain</h3>
<ul><li>Tentukan jumlah yang anda mampu hilang dan berhenti apabila habis.</li><li>Tentukan tempoh dan pasang penggera.</li><li>Jangan bermain untuk melupakan masalah, ketika mabuk, atau dengan wang pinjaman.</li><li>Jangan mengejar kekalahan.</li></ul>
<h3>Had, rehat dan pengecualian diri</h3>
<p>Apabila anda log masuk, had deposit, kerugian dan taruhan anda setiap hari, minggu dan bulan ditetapkan di halaman ini. Penurunan berkuat kuasa serta-merta; kenaikan mengambil masa 24 jam. Di sini juga anda boleh berehat dari sehari hingga enam minggu, atau mengecualikan diri selama enam bulan atau lebih; kedua-duanya tidak boleh ditamatkan awal.</p>
<p>Jika anda bermain lebih lama daripada niat, menyembunyikannya, atau resah apabila tidak dapat bermain, berehatlah dan berbual dengan seseorang. Sokongan akan memberi nombor bantuan di negara anda.</p>
<p>Sesiapa di bawah umur ${age} tahun tidak boleh bermain di sini.</p>`,
  banking: ({ site, currency }) => `
<h2>Perbankan</h2>
<p>Akaun anda di ${site} disimpan dalam ${currency}. Kaedah, had dan masa ada di halaman <a href="/deposit">Deposit</a> apabila anda log masuk.</p>
<h3>Deposit</h3>
<ol><li>Pilih kaedah dan jumlah antara minimum dan maksimum.</li><li>Anda dibawa ke halaman penyedia pembayaran; kami tidak melihat butiran kad atau dompet anda.</li><li>Sebaik sahaja disahkan, baki bertambah dan deposit disenaraikan di halaman deposit.</li></ol>
<p>Tertutup halaman? Tiada yang hilang: bayaran yang tiba lewat tetap dikreditkan.</p>
<h3>Pengeluaran dan yuran</h3>
<p>Tambah akaun bank, dompet atau alamat anda sekali, atas nama anda sendiri; demi keselamatan, destinasi baharu perlu menunggu sebelum digunakan. Kemudian buka <a href="/withdrawal">Pengeluaran</a>, pilih jumlah dan sahkan dengan kod. Halaman itu menunjukkan jumlah yang boleh keluar, yang masih dikunci dan sebabnya, yuran, serta setiap langkah bayaran. Bank anda mungkin mengenakan yurannya sendiri.</p>`,
};
