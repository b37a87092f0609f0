import type { RulesTexts } from './en-us.ts';

export const vietnamese: RulesTexts = {
  rules: 'Luật chơi',
  closeRules: 'Đóng luật chơi',
  howTo: 'Cách chơi',
  whatItPays: 'Mức trả thưởng',
  facts: 'Thông tin',
  returns: 'Tỷ lệ hoàn trả',
  fromTo: '{from} % đến {to} %',
  maxMultiplier: 'Hệ số lớn nhất',
  maxWin: 'Mức trả tối đa một ván',
  stakes: 'Tiền cược',
  capped: 'Ván đạt mức trả tối đa sẽ kết thúc tại đó.',
  malfunction: 'Mọi khoản trả và lượt chơi bị hủy khi có trục trặc.',
  jackpot:
    'Trò chơi này có thể nổ jackpot. Đó là tiền của chính hãng, không trích từ tiền cược. Mọi vòng trả tiền đều có thể trúng: cược càng lớn, cơ hội càng cao; với mức cược nhỏ nhất cơ hội là 1 trên {odds}. Jackpot được trả thêm ngoài những gì ghi ở đây.',
  jackpotShared:
    'Trò chơi này có thể nổ jackpot. Một phần trăm mỗi lần cược được trích vào đó từ phần của nhà cái: mọi khoản khác vẫn trả như ghi ở đây. Mọi vòng trả tiền đều có thể trúng: cược càng lớn, cơ hội càng cao; với mức cược nhỏ nhất cơ hội là 1 trên {odds}. Jackpot được trả thêm ngoài những gì ghi ở đây.',
  pocket: 'Ô rơi',
  segment: 'Ô bánh xe trả',
  pays: 'Trả',
  count: 'Số ô',
  floor: 'Tầng',
  gems: 'Ô an toàn',
  picksHits: 'Số đã chọn · số trúng',
  points: 'Điểm bên thắng',
  gain: 'Thắng được',
  cost: 'Thua mất',
  chance: 'Xác suất',
  'coin-flip':
    'Chọn ngửa hoặc sấp rồi chơi. Đồng xu rơi mặt nào cũng có xác suất như nhau; đoán đúng được trả theo bảng, đoán sai mất tiền cược.',
  diamonds:
    'Năm viên đá được chia, mỗi viên thuộc một trong bảy màu với xác suất như nhau. Các viên cùng màu tạo thành kiểu, không kể thứ tự; chỉ kiểu tốt nhất được trả.',
  dice: 'Chọn một số và kết quả sẽ trên hay dưới số đó. Kết quả là một trong 10.000 giá trị từ 0,00 đến 99,99, xác suất như nhau; bằng số của bạn là thua. Thắng trả 0,99 chia cho xác suất.',
  keno: 'Chọn một đến mười trong bốn mươi số và mức rủi ro. Mười số được rút với xác suất như nhau; số lượng trúng quyết định mức trả.',
  mines:
    'Chọn có bao nhiêu mìn dưới 25 ô rồi mở từng ô. Mỗi ô an toàn tăng mức rút; gặp mìn thì ván kết thúc và mất tiền cược. Bạn có thể rút sau bất kỳ ô an toàn nào. Mìn được đặt trước khi mở ô đầu tiên.',
  plinko:
    'Bóng rơi qua {rows} hàng chốt, mỗi hàng sang trái hoặc phải với xác suất như nhau. Ô bóng rơi vào trả tiền cược nhân với số của ô; mức rủi ro quyết định độ chênh giữa các số.',
  tower:
    'Leo chín tầng. Ở mỗi tầng chọn một ô: ô an toàn dẫn lên, ô khác kết thúc ván và mất tiền cược. Độ khó quyết định có bao nhiêu ô an toàn. Bạn có thể rút sau bất kỳ tầng nào; mọi tầng được xếp trước bước đầu tiên.',
  wheel:
    'Bánh xe có {segments} ô với xác suất như nhau. Ô nó dừng lại trả tiền cược nhân với số của ô; mức rủi ro quyết định độ chênh giữa các số.',
  crash:
    'Đặt mức bạn muốn rời rồi bắt đầu. Chuyến bay kết thúc ở điểm được rút lúc bắt đầu. Nếu tới được mốc của bạn, tiền cược được trả nhân với mốc đó; nếu không thì mất.',
  'hash-odd-even':
    'Mỗi ván rút một mã băm. Chữ số cuối cùng quyết định, chữ cái được bỏ qua: chọn lẻ hoặc chẵn.',
  'hash-big-small':
    'Mỗi ván rút một mã băm. Chữ số cuối cùng quyết định, chữ cái được bỏ qua: 5 đến 9 là lớn, 0 đến 4 là nhỏ.',
  'hash-lucky':
    'Mỗi ván rút một mã băm. Mã may mắn khi hai ký tự cuối là một chữ cái và một chữ số, thứ tự bất kỳ: 120 trong 256 đuôi.',
  'hash-banker-player':
    'Trong năm ký tự cuối của mã băm, hai ký tự đầu của nhà cái và hai ký tự cuối của người chơi. Chữ cái không tính; chữ số cuối của tổng là điểm, nhiều điểm hơn thắng. Hòa thì hoàn cược của nhà cái và người chơi.',
  'hash-niu-niu':
    'Trong năm ký tự cuối của mã băm, ba ký tự đầu của nhà cái và ba ký tự cuối của người chơi. Chữ cái không tính; chữ số cuối của tổng là điểm, số không tính mười. Giữ mười lần tiền cược vì có thể thua mười; phần còn lại được trả về, hòa thì trả hết.',
  'slots-lines':
    'Các biểu tượng giống nhau trả thưởng trên {lines} dòng, từ cuộn ngoài cùng bên trái và không đứt quãng; mỗi dòng trả giải tốt nhất của nó. Wild thay cho mọi biểu tượng trả thưởng trên dòng.',
  'slots-ways':
    'Các biểu tượng giống nhau trả thưởng trên các cuộn liền nhau từ bên trái, theo từng cách trong {ways} cách. Wild thay cho mọi biểu tượng và phủ kín cả cuộn của nó.',
  'slots-cascade':
    'Các biểu tượng giống nhau trả thưởng ở bất cứ đâu nếu đủ số lượng. Chúng biến mất và biểu tượng khác rơi xuống, chừng nào còn trả thưởng. Các hệ số còn lại cuối cùng được cộng lại và nhân với tiền thắng của lượt quay.',
  'slots-hold':
    'Các biểu tượng giống nhau trả thưởng trên {lines} dòng từ bên trái; wild thay cho bất kỳ biểu tượng nào trong đó. Từ {coins} đồng xu trở lên sẽ ở lại và cho {respins} lượt quay lại; mỗi đồng xu mới đưa số lượt về {respins}. Cuối cùng mỗi đồng xu trả giá trị ghi trên nó, và bảng đầy trả hũ lớn nhất.',
  'slots-free-spins':
    'Từ {scatters} scatter trở lên cho {spins} lượt quay miễn phí trên các cuộn riêng, thêm scatter thì thêm {added} lượt, tối đa {spinsMax} lượt.',
  'slots-factor': 'Tiền thắng của lượt quay miễn phí được nhân với {factor}.',
  sports:
    'Chọn tỷ lệ của một kết quả, nhập tiền cược và đặt trước khi trận bắt đầu. Nếu trận kết thúc như vậy, tiền cược được trả nhân với tỷ lệ lúc đặt; nếu không thì mất. Cricket không có hòa. Cược đã đặt không thể rút lại.',
};
