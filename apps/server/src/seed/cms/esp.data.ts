import type { CmsPages } from './cms-pages.ts';

export const spanishPages: CmsPages = {
  about_us: ({ site, currency }) => `
<h2>Sobre ${site}</h2>
<p>${site} reúne tragaperras, mesas en vivo, juegos de pesca, loterías, bingo y apuestas deportivas en una sola cuenta. Te registras una vez, tienes un único saldo en ${currency} y pasas de un partido a una ruleta sin salir de la página.</p>
<p>Somos un equipo pequeño que ha trabajado a ambos lados del mostrador: cuotas, crupieres, atención al cliente e ingeniería. Construimos lo que nosotros mismos queremos usar: páginas rápidas en cualquier móvil, cuotas claras y un historial en el que cada apuesta y cada pago se siguen de principio a fin.</p>
<h3>Qué puedes esperar</h3>
<ul><li>Tu saldo solo cambia cuando juegas, depositas, retiras o recibes una recompensa, y cada cambio queda registrado.</li><li>Una apuesta se acepta con la cuota que viste; si se mueve, te preguntamos antes.</li><li>Pide cuando quieras límites, una pausa o la autoexclusión a atención al cliente y los aplicará por ti.</li></ul>
<p>¿Dudas o quejas? Escríbenos a través del Asistente, disponible en todas las páginas; te responderá una persona.</p>`,
  faqs: ({ site, age }) => `
<h2>Preguntas frecuentes</h2>
<h3>¿Cómo abro una cuenta?</h3>
<p>Elige <a href="/register">Registrarse</a>, un usuario y una contraseña, e indica tu móvil y tu correo. Te enviamos un código de seis cifras que vale cinco minutos. Debes tener al menos ${age} años y solo puedes tener una cuenta en ${site}.</p>
<h3>No me llegó el código.</h3>
<p>Comprueba el número y pide otro al cabo de un minuto. Solo sirve el más reciente; tras cinco intentos fallidos deja de valer.</p>
<h3>Olvidé mi contraseña.</h3>
<p>Abre <a href="/forgot-password">¿Has olvidado tu contraseña?</a> e indica tu usuario y el móvil de la cuenta. Si coinciden, recibes un código con el que eliges una contraseña nueva. Al hacerlo se cierran las sesiones de todos los dispositivos.</p>
<h3>¿Cómo deposito?</h3>
<p>Entra, abre <a href="/deposit">Depositar</a>, elige método e importe y sigue la página de pago. El saldo se actualiza en cuanto se confirma el pago, normalmente en menos de un minuto.</p>
<h3>¿Cuándo se liquida mi apuesta?</h3>
<p>Cuando el resultado es oficial, por lo general minutos después del final. Si un resultado se corrige más tarde, también corregimos la liquidación y tu historial muestra ambas.</p>
<h3>La cuota cambió mientras apostaba.</h3>
<p>Si baja antes de aceptarla, no tomamos la apuesta: te mostramos la nueva cuota y decides tú.</p>
<h3>¿Cómo retiro?</h3>
<p>Entra, abre <a href="/withdrawal">Retirar</a> y elige adónde va el dinero y cuánto. La página muestra qué puede salir ya, qué espera todavía y por qué, la comisión y el plazo, y sigue el pago hasta que llega.</p>
<h3>¿Cómo cierro mi cuenta?</h3>
<p>Retira lo que quede de tu saldo y escribe a atención al cliente por el Asistente. Si quieres impedirte jugar, autoexclúyete en la página de juego responsable; podrás seguir retirando.</p>`,
  privacy_policy: ({ site }) => `
<h2>Política de privacidad</h2>
<p>Esta página explica qué sabe ${site} de ti, para qué y qué puedes hacer al respecto.</p>
<h3>Qué recogemos</h3>
<p>Lo que introduces (usuario, nombre, móvil, correo), lo que haces (accesos, depósitos, apuestas, mensajes) y lo que dice tu dispositivo (dirección, navegador, idioma). La contraseña se guarda solo como huella irreversible; nadie puede leerla.</p>
<h3>Para qué lo usamos</h3>
<p>Para llevar tu cuenta, pagarte, evitar el fraude y el juego de menores y cumplir la ley. No vendemos datos personales; las listas públicas de ganadores ocultan casi todo el nombre de usuario.</p>
<h3>Quién más lo ve</h3>
<p>Los proveedores de pago ven lo necesario para mover tu dinero; los estudios de juego, solo un seudónimo; las autoridades, lo que la ley exige.</p>
<h3>Tus derechos</h3>
<p>Puedes ver, corregir y recibir una copia de tus datos, oponerte a la publicidad y pedir su borrado cuando ninguna ley lo impida. Respondemos en treinta días.</p>`,
  term_condition: ({ site, age, currency }) => `
<h2>Términos y condiciones</h2>
<p>Al abrir una cuenta en ${site} aceptas estos términos. Te avisamos antes de cambiarlos.</p>
<h3>Tu cuenta</h3>
<p>Debes tener al menos ${age} años y jugar en tu propio nombre. Una cuenta por persona. Guarda tu contraseña: lo que ocurra con tu acceso es tuyo.</p>
<h3>Dinero</h3>
<p>La cuenta se lleva en ${currency}. Los depósitos deben venir de un medio a tu nombre y los retiros vuelven solo a ti. Podemos pedir prueba de identidad antes de un pago.</p>
<h3>Apuestas y liquidación</h3>
<p>Una apuesta vale desde que figura como aceptada en tu historial. El fútbol se liquida con el resultado del tiempo reglamentario. Los partidos suspendidos o no jugados en 48 horas son nulos y se devuelve el importe. Si un resultado oficial se corrige, la liquidación también.</p>
<h3>Juegos</h3>
<p>Cada ronda tiene un solo resultado, que decide el proceso aleatorio del propio juego. Un fallo anula la ronda y devuelve el importe. Las rondas interrumpidas siguen donde se quedaron o se liquidan según las reglas del juego. Si una cuota o una línea se ofreció por error evidente, o cuando ya se conocía el resultado, la apuesta es nula y se devuelve el importe.</p>
<h3>Uso limpio</h3>
<p>No se permite el juego automatizado, la colusión ni aprovechar errores evidentes.</p>
<h3>Protección del jugador</h3>
<p>Los límites, las pausas y la autoexclusión obligan a ambas partes: mientras dure una exclusión no puedes jugar, y nosotros no podemos permitírtelo.</p>
<h3>Quejas</h3>
<p>Dínoslo primero. Si no llegamos a un acuerdo en ocho semanas, puedes acudir a un organismo independiente.</p>`,
  responsible_gaming: ({ site, age }) => `
<h2>Juego responsable</h2>
<p>Jugar es entretenimiento y, como todo entretenimiento, a la larga cuesta dinero. No es una forma de ganarse la vida ni de recuperar lo perdido. En ${site} te ayudamos a que siga siendo lo que debe ser.</p>
<h3>Antes de jugar</h3>
<ul><li>Decide cuánto puedes permitirte y para cuando se acabe.</li><li>Decide cuánto tiempo y ponte una alarma.</li><li>No juegues para olvidar, ni habiendo bebido, ni con dinero prestado.</li><li>Nunca persigas una pérdida.</li></ul>
<h3>Límites, pausas y autoexclusión</h3>
<p>Con la sesión iniciada, en esta página fijas tus límites de depósito, pérdida y apuesta por día, semana y mes. Bajar un límite surte efecto al instante; subirlo tarda 24 horas. Aquí también puedes hacer una pausa de un día a seis semanas o autoexcluirte seis meses o más; ninguna de las dos puede terminarse antes.</p>
<p>Si juegas más de lo que querías, lo ocultas o te inquietas cuando no puedes, haz una pausa y habla con alguien. Atención al cliente te da el teléfono de ayuda de tu país.</p>
<p>Ningún menor de ${age} años puede jugar aquí.</p>`,
  banking: ({ site, currency }) => `
<h2>Banca</h2>
<p>Tu cuenta en ${site} se lleva en ${currency}. Los métodos, con sus límites y tiempos, están en la página <a href="/deposit">Depositar</a> cuando has entrado.</p>
<h3>Depósitos</h3>
<ol><li>Elige un método y un importe entre su mínimo y su máximo.</li><li>Pasas a la página del proveedor de pago; nunca vemos los datos de tu tarjeta o monedero.</li><li>En cuanto el proveedor confirma, tu saldo crece y el depósito aparece en la página de depósito.</li></ol>
<p>¿Cerraste la página sin querer? No se pierde nada: un pago que llega más tarde también se acredita.</p>
<h3>Retiros y comisiones</h3>
<p>Añade una vez tu cuenta bancaria, monedero o dirección, siempre a tu nombre; por seguridad, un destino nuevo espera antes de usarse. Después abre <a href="/withdrawal">Retirar</a>, elige el importe y confírmalo con un código. La página muestra cuánto puede salir, qué espera y por qué, la comisión y cada paso del pago. Tu banco podría cobrar la suya.</p>`,
};
