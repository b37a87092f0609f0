import type { CmsPages } from './cms-pages.ts';

export const filipinoPages: CmsPages = {
  about_us: ({ site, currency }) => `
<h2>Tungkol sa ${site}</h2>
<p>Pinagsasama ng ${site} ang slots, live table, fishing, lottery, bingo at sports sa iisang account. Isang beses ka lang mag-sign up, iisa ang balanse mo sa ${currency}, at lilipat ka mula sa laban papunta sa roulette nang hindi umaalis sa page.</p>
<p>Maliit kaming grupo na nagtrabaho sa magkabilang panig: gumagawa ng odds, dealer, support at engineer. Ginagawa namin ang gusto rin naming gamitin: mabilis na page sa karaniwang telepono, malinaw na odds, at kasaysayang kita ang bawat taya at bayad mula simula hanggang wakas.</p>
<h3>Ang maaasahan mo</h3>
<ul><li>Nagbabago lang ang balanse kapag naglaro, nag-deposit, nag-withdraw o tumanggap ka ng reward, at nakatala ang bawat isa.</li><li>Tinatanggap ang taya sa odds na nakita mo; kung gumalaw, tatanungin ka muna.</li><li>Humingi anumang oras sa support ng limitasyon, pahinga o self-exclusion at sila ang magtatakda nito para sa iyo.</li></ul>
<p>May tanong o reklamo? Sumulat sa pamamagitan ng Katulong na nasa bawat page; tao ang sasagot.</p>`,
  faqs: ({ site, age }) => `
<h2>Mga madalas itanong</h2>
<h3>Paano magbukas ng account?</h3>
<p>Piliin ang <a href="/register">Mag-sign up</a>, gumawa ng username at password, at ilagay ang iyong mobile number at email. Magpapadala kami ng anim na digit na code na limang minuto ang bisa. Dapat ay ${age} taong gulang pataas ka, at isa lang ang account ng bawat tao sa ${site}.</p>
<h3>Hindi dumating ang code ko.</h3>
<p>Tingnan kung tama ang numero at humingi ng bago pagkaraan ng isang minuto. Ang pinakabago lang ang gumagana; pagkatapos ng limang maling subok ay wala na itong bisa.</p>
<h3>Nakalimutan ko ang password ko.</h3>
<p>Buksan ang <a href="/forgot-password">Nakalimutan ang password?</a> at ilagay ang username at ang mobile number ng account. Kung magkatugma, may matatanggap kang code para gumawa ng bagong password. Masa-sign out ang lahat ng device kapag ginawa mo ito.</p>
<h3>Paano mag-deposit?</h3>
<p>Mag-sign in, buksan ang <a href="/deposit">Mag-deposit</a>, pumili ng paraan at halaga, at sundin ang payment page. Papasok ang pera sa sandaling makumpirma, kadalasan ay wala pang isang minuto.</p>
<h3>Kailan sine-settle ang taya ko?</h3>
<p>Kapag opisyal na ang resulta, kadalasan ilang minuto pagkatapos ng laban. Kung maitama ang resulta, itatama rin ang settlement at makikita mo ang dalawa.</p>
<h3>Nagbago ang odds habang tumataya ako.</h3>
<p>Kung bumaba bago tanggapin, hindi namin kukunin ang taya; ipapakita ang bagong odds at ikaw ang magpapasya.</p>
<h3>Paano mag-withdraw?</h3>
<p>Mag-sign in, buksan ang <a href="/withdrawal">Mag-withdraw</a>, at piliin kung saan pupunta ang pera at magkano. Makikita roon kung magkano ang maaari nang ilabas, ano ang naghihintay pa at bakit, ang bayarin at ang tagal, at masusundan ang bayad hanggang dumating.</p>
<h3>Paano isara ang account?</h3>
<p>I-withdraw muna ang natitira sa balanse, saka sumulat sa support sa pamamagitan ng Assistant. Kung gusto mong pigilan ang sarili sa paglalaro, mag-self-exclusion sa page ng responsableng paglalaro; makakapag-withdraw ka pa rin.</p>`,
  privacy_policy: ({ site }) => `
<h2>Patakaran sa privacy</h2>
<p>Sinasabi rito kung ano ang alam ng ${site} tungkol sa iyo, bakit, at ano ang magagawa mo.</p>
<h3>Ang kinokolekta namin</h3>
<p>Ang inilalagay mo (username, pangalan, mobile, email), ang ginagawa mo (pag-sign in, deposito, taya, mensahe) at ang sinasabi ng device mo (address, browser, wika). Ang password ay nakatago bilang one-way hash; walang makababasa nito.</p>
<h3>Para saan</h3>
<p>Para patakbuhin ang account mo, bayaran ka, pigilan ang panloloko at paglalaro ng menor de edad, at sumunod sa batas. Hindi kami nagbebenta ng personal na datos, at nakatago ang karamihan ng username sa mga listahan ng nanalo.</p>
<h3>Sino pa ang nakakakita</h3>
<p>Nakikita ng payment provider ang kailangan para mailipat ang pera; alias lang ang nakikita ng mga studio ng laro; sa awtoridad, ang hinihingi ng batas.</p>
<h3>Ang mga karapatan mo</h3>
<p>Maaari mong makita, itama at hingin ang kopya ng datos mo, tumanggi sa marketing, at ipabura ito kung walang batas na humahadlang. Sasagot kami sa loob ng tatlumpung araw.</p>`,
  term_condition: ({ site, age, currency }) => `
<h2>Mga tuntunin at kondisyon</h2>
<p>Sa pagbubukas ng account sa ${site}, sumasang-ayon ka rito. Sasabihan ka namin bago magbago.</p>
<h3>Account mo</h3>
<p>Dapat ay ${age} taong gulang pataas ka at sarili mo ang nilalaro. Isang account bawat tao. Ingatan ang password: sa iyo ang nangyayari sa pag-sign in mo.</p>
<h3>Pera</h3>
<p>Nasa ${currency} ang account. Ang deposito ay dapat galing sa paraang nasa pangalan mo, at sa iyo lang babalik ang withdrawal. Maaaring humingi ng patunay ng pagkakakilanlan.</p>
<h3>Taya at settlement</h3>
<p>May bisa ang taya kapag nakalagay na tinanggap sa kasaysayan mo. Ang football ay sine-settle ayon sa resulta ng regular na oras. Void ang laban na itinigil o hindi nilaro sa loob ng 48 oras at ibabalik ang taya. Kung maitama ang opisyal na resulta, itatama rin ang settlement.</p>
<h3>Mga laro</h3>
<p>Iisa ang resulta ng bawat round, at ang sariling random na proseso ng laro ang nagpapasya. Kapag may sira, void ang round at ibabalik ang taya. Ang naputol na round ay itutuloy kung saan huminto o ise-settle ayon sa patakaran ng laro. Kung inalok ang odds o line dahil sa malinaw na pagkakamali, o pagkatapos malaman ang resulta, void ang taya at ibabalik ito.</p>
<h3>Patas na paggamit</h3>
<p>Bawal ang automated na paglalaro, sabwatan at pagsasamantala sa malinaw na pagkakamali.</p>
<h3>Proteksiyon ng manlalaro</h3>
<p>Parehong panig ang sakop ng limitasyon, time-out at self-exclusion: habang may exclusion, hindi ka makakapaglaro at hindi ka namin maaaring payagan.</p>
<h3>Reklamo</h3>
<p>Sabihin muna sa amin. Kung hindi magkasundo sa walong linggo, maaari kang lumapit sa malayang lupon.</p>`,
  responsible_gaming: ({ site, age }) => `
<h2>Responsableng paglalaro</h2>
<p>Libangan ang paglalaro at, gaya ng ibang libangan, may gastos ito sa katagalan. Hindi ito hanapbuhay o paraan para bawiin ang natalo. Sa ${site}, tinutulungan ka naming panatilihin itong libangan.</p>
<h3>Bago maglaro</h3>
<ul><li>Magpasya kung magkano ang kaya mong mawala at huminto kapag naubos.</li><li>Magpasya kung gaano katagal at maglagay ng alarm.</li><li>Huwag maglaro para makalimot, kapag nakainom, o gamit ang hiram na pera.</li><li>Huwag habulin ang talo.</li></ul>
<h3>Limitasyon, pahinga at self-exclusion</h3>
<p>Kapag naka-sign in ka, sa page na ito mo itinatakda ang limitasyon mo sa deposito, talo at taya bawat araw, linggo at buwan. Agad ang pagbaba; 24 oras ang pagtaas. Dito rin kinukuha ang time-out na isang araw hanggang anim na linggo, o ang self-exclusion na anim na buwan o higit pa; hindi mapapaaga ang pagtatapos ng alinman.</p>
<p>Kung mas matagal kang naglalaro kaysa balak, itinatago mo ito, o hindi ka mapakali kapag hindi makalaro, magpahinga at makipag-usap. Ibibigay ng support ang numero ng tulong sa bansa mo.</p>
<p>Bawal maglaro rito ang wala pang ${age} taong gulang.</p>`,
  banking: ({ site, currency }) => `
<h2>Banking</h2>
<p>Nasa ${currency} ang account mo sa ${site}. Ang mga paraan, limitasyon at oras ay nasa page na <a href="/deposit">Mag-deposit</a> kapag naka-sign in ka.</p>
<h3>Deposito</h3>
<ol><li>Pumili ng paraan at halaga sa pagitan ng minimum at maximum.</li><li>Dadalhin ka sa page ng payment provider; hindi namin nakikita ang detalye ng card o wallet mo.</li><li>Pagkakumpirma, tataas ang balanse at lalabas ang deposito sa deposit page.</li></ol>
<p>Naisara ang page? Walang nawawala: papasok pa rin ang bayad na nahuli.</p>
<h3>Withdrawal at bayarin</h3>
<p>Idagdag nang isang beses ang bank account, wallet o address mo, sa sarili mong pangalan; para sa kaligtasan, naghihintay muna ang bago bago magamit. Pagkatapos ay buksan ang <a href="/withdrawal">Mag-withdraw</a>, piliin ang halaga at kumpirmahin gamit ang code. Makikita roon kung magkano ang maaaring ilabas, ano ang naka-lock at bakit, ang bayarin, at bawat hakbang ng bayad. Maaaring may sariling singil ang bangko mo.</p>`,
};
