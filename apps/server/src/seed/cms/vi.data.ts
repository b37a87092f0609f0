import type { CmsPages } from './cms-pages.ts';

export const vietnamesePages: CmsPages = {
  about_us: ({ site, currency }) => `
<h2>Về ${site}</h2>
<p>${site} gom trò quay, bàn trực tiếp, bắn cá, xổ số, bingo và cá cược thể thao vào một tài khoản. Bạn đăng ký một lần, dùng chung một số dư bằng ${currency} và chuyển từ trận bóng sang bàn roulette mà không rời trang.</p>
<p>Chúng tôi là một nhóm nhỏ từng làm ở cả hai phía quầy: người lập tỷ lệ, người chia bài, nhân viên hỗ trợ và kỹ sư. Chúng tôi làm ra thứ chính mình muốn dùng: trang mở nhanh trên điện thoại thường, tỷ lệ rõ ràng và lịch sử theo dõi được mọi cược và mọi khoản tiền từ đầu đến cuối.</p>
<h3>Bạn có thể trông đợi</h3>
<ul><li>Số dư chỉ đổi khi bạn chơi, nạp, rút hoặc nhận thưởng, và mỗi lần đều được ghi lại.</li><li>Cược được nhận theo tỷ lệ bạn đã thấy; nếu thay đổi, chúng tôi hỏi bạn trước.</li><li>Bạn có thể yêu cầu bộ phận hỗ trợ đặt giới hạn, tạm nghỉ hoặc tự loại trừ bất cứ lúc nào.</li></ul>
<p>Có câu hỏi hay phàn nàn? Hãy viết cho chúng tôi qua Trợ lý có ở mọi trang; sẽ có người trả lời.</p>`,
  faqs: ({ site, age }) => `
<h2>Câu hỏi thường gặp</h2>
<h3>Mở tài khoản thế nào?</h3>
<p>Chọn <a href="/register">Đăng ký</a>, đặt tên người dùng và mật khẩu, nhập số di động và email. Chúng tôi gửi mã sáu chữ số có hiệu lực năm phút. Bạn phải từ ${age} tuổi trở lên và mỗi người chỉ có một tài khoản tại ${site}.</p>
<h3>Tôi không nhận được mã.</h3>
<p>Kiểm tra số điện thoại rồi yêu cầu mã mới sau một phút. Chỉ mã mới nhất dùng được; sau năm lần nhập sai mã sẽ hết hiệu lực.</p>
<h3>Tôi quên mật khẩu.</h3>
<p>Mở <a href="/forgot-password">Quên mật khẩu?</a> rồi nhập tên người dùng và số di động của tài khoản. Nếu khớp, bạn nhận được mã để đặt mật khẩu mới. Khi đó mọi thiết bị đều bị đăng xuất.</p>
<h3>Nạp tiền thế nào?</h3>
<p>Đăng nhập, mở <a href="/deposit">Nạp tiền</a>, chọn phương thức và số tiền rồi làm theo trang thanh toán. Số dư cập nhật ngay khi thanh toán được xác nhận, thường chưa đến một phút.</p>
<h3>Khi nào cược được thanh toán?</h3>
<p>Khi kết quả là chính thức, thường vài phút sau khi trận kết thúc. Nếu kết quả được sửa sau đó, chúng tôi sửa cả thanh toán và lịch sử hiện cả hai.</p>
<h3>Tỷ lệ đổi khi tôi đang đặt cược.</h3>
<p>Nếu tỷ lệ giảm trước khi nhận, chúng tôi không nhận cược mà hiện tỷ lệ mới để bạn quyết định.</p>
<h3>Rút tiền thế nào?</h3>
<p>Đăng nhập, mở <a href="/withdrawal">Rút Tiền</a>, chọn nơi nhận và số tiền. Trang cho biết hiện rút được bao nhiêu, phần nào còn phải chờ và vì sao, phí và thời gian, rồi theo dõi khoản tiền cho đến khi tới nơi.</p>
<h3>Đóng tài khoản thế nào?</h3>
<p>Rút hết số dư còn lại, sau đó nhắn cho bộ phận hỗ trợ qua Trợ lý. Nếu muốn ngăn mình chơi, hãy tự loại trừ ở trang chơi có trách nhiệm; bạn vẫn rút được tiền.</p>`,
  privacy_policy: ({ site }) => `
<h2>Chính sách quyền riêng tư</h2>
<p>Trang này nói ${site} biết gì về bạn, để làm gì và bạn có thể làm gì.</p>
<h3>Chúng tôi thu thập gì</h3>
<p>Điều bạn nhập (tên người dùng, họ tên, số di động, email), việc bạn làm (đăng nhập, nạp tiền, cược, tin nhắn) và thông tin thiết bị (địa chỉ, trình duyệt, ngôn ngữ). Mật khẩu chỉ được lưu dưới dạng băm một chiều; không ai đọc được.</p>
<h3>Để làm gì</h3>
<p>Để vận hành tài khoản, trả tiền cho bạn, ngăn gian lận và trẻ vị thành niên chơi, và tuân thủ pháp luật. Chúng tôi không bán dữ liệu cá nhân; danh sách người thắng công khai che gần hết tên người dùng.</p>
<h3>Ai khác nhìn thấy</h3>
<p>Đơn vị thanh toán thấy điều cần để chuyển tiền; nhà làm trò chơi chỉ thấy bí danh; cơ quan chức năng thấy điều luật yêu cầu.</p>
<h3>Quyền của bạn</h3>
<p>Bạn có thể xem, sửa và nhận bản sao dữ liệu, từ chối quảng cáo và yêu cầu xóa khi luật không cấm. Chúng tôi trả lời trong ba mươi ngày.</p>`,
  term_condition: ({ site, age, currency }) => `
<h2>Điều khoản và điều kiện</h2>
<p>Khi mở tài khoản tại ${site}, bạn đồng ý với các điều khoản này. Chúng tôi báo trước khi thay đổi.</p>
<h3>Tài khoản</h3>
<p>Bạn phải từ ${age} tuổi và tự chơi cho mình. Mỗi người một tài khoản. Hãy giữ kín mật khẩu: mọi việc dưới đăng nhập của bạn là của bạn.</p>
<h3>Tiền</h3>
<p>Tài khoản tính bằng ${currency}. Tiền nạp phải đến từ phương thức đứng tên bạn và tiền rút chỉ về cho bạn. Chúng tôi có thể yêu cầu xác minh danh tính trước khi trả.</p>
<h3>Cược và thanh toán</h3>
<p>Cược có hiệu lực khi hiện là đã nhận trong lịch sử. Bóng đá tính theo kết quả thời gian chính thức. Trận bị hủy hoặc không đá trong 48 giờ bị vô hiệu và hoàn tiền cược. Nếu kết quả chính thức được sửa, thanh toán cũng được sửa.</p>
<h3>Trò chơi</h3>
<p>Mỗi ván chỉ có một kết quả, do quy trình ngẫu nhiên của chính trò chơi quyết định. Ván bị lỗi sẽ vô hiệu và hoàn tiền cược. Ván bị gián đoạn tiếp tục từ chỗ dừng hoặc được tính theo luật của trò chơi. Nếu tỷ lệ hay kèo được đưa ra do sai sót rõ ràng, hoặc sau khi đã biết kết quả, cược bị vô hiệu và hoàn tiền.</p>
<h3>Chơi công bằng</h3>
<p>Không được chơi tự động, thông đồng hay lợi dụng lỗi rõ ràng.</p>
<h3>Bảo vệ người chơi</h3>
<p>Giới hạn, tạm nghỉ và tự loại trừ ràng buộc cả hai bên: trong thời gian loại trừ bạn không thể chơi, và chúng tôi không được để bạn chơi.</p>
<h3>Khiếu nại</h3>
<p>Hãy nói với chúng tôi trước. Nếu sau tám tuần chưa thống nhất, bạn có thể nhờ một tổ chức độc lập.</p>`,
  responsible_gaming: ({ site, age }) => `
<h2>Chơi có trách nhiệm</h2>
<p>Chơi là giải trí, và như mọi giải trí, về lâu dài nó tốn tiền. Đó không phải cách kiếm sống hay gỡ lại tiền thua. Tại ${site}, chúng tôi giúp bạn giữ nó đúng nghĩa là giải trí.</p>
<h3>Trước khi chơi</h3>
<ul><li>Quyết định số tiền có thể mất và dừng khi hết.</li><li>Quyết định thời gian và đặt báo thức.</li><li>Đừng chơi để quên, khi đã uống rượu hay bằng tiền vay.</li><li>Đừng bao giờ gỡ gạc.</li></ul>
<h3>Giới hạn, tạm nghỉ và tự loại trừ</h3>
<p>Khi đã đăng nhập, bạn đặt giới hạn nạp, thua và cược theo ngày, tuần, tháng ngay trên trang này. Hạ giới hạn có hiệu lực ngay; nâng phải chờ 24 giờ. Tại đây bạn cũng có thể tạm nghỉ từ một ngày đến sáu tuần, hoặc tự loại trừ từ sáu tháng trở lên; cả hai đều không thể kết thúc sớm.</p>
<p>Nếu bạn chơi lâu hơn dự định, giấu giếm, hay bồn chồn khi không được chơi, hãy nghỉ và nói chuyện với ai đó. Bộ phận hỗ trợ sẽ cho bạn số điện thoại trợ giúp tại nước bạn.</p>
<p>Người dưới ${age} tuổi không được chơi tại đây.</p>`,
  banking: ({ site, currency }) => `
<h2>Nạp và rút tiền</h2>
<p>Tài khoản của bạn tại ${site} tính bằng ${currency}. Các phương thức, hạn mức và thời gian nằm ở trang <a href="/deposit">Nạp tiền</a> sau khi đăng nhập.</p>
<h3>Nạp tiền</h3>
<ol><li>Chọn phương thức và số tiền trong khoảng cho phép.</li><li>Bạn được đưa đến trang của đơn vị thanh toán; chúng tôi không thấy thông tin thẻ hay ví.</li><li>Khi được xác nhận, số dư tăng và khoản nạp hiện trên trang nạp tiền.</li></ol>
<p>Lỡ đóng trang? Không mất gì cả: khoản tiền đến muộn vẫn được cộng.</p>
<h3>Rút tiền và phí</h3>
<p>Thêm một lần tài khoản ngân hàng, ví hoặc địa chỉ đứng tên bạn; vì an toàn, nơi nhận mới phải chờ trước khi dùng. Sau đó mở <a href="/withdrawal">Rút Tiền</a>, chọn số tiền và xác nhận bằng mã. Trang hiện số tiền có thể rút, phần còn bị giữ và lý do, phí, cùng từng bước thanh toán. Ngân hàng của bạn có thể thu phí riêng.</p>`,
};
