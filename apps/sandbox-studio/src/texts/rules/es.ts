import type { RulesTexts } from './en-us.ts';

export const spanish: RulesTexts = {
  rules: 'Reglas',
  closeRules: 'Cerrar las reglas',
  howTo: 'Cómo se juega',
  whatItPays: 'Qué paga',
  facts: 'Datos',
  returns: 'Retorno al jugador',
  fromTo: 'De {from} % a {to} %',
  maxMultiplier: 'Multiplicador máximo',
  maxWin: 'Lo máximo que paga una ronda',
  stakes: 'Apuesta',
  capped: 'Una ronda que alcanza su pago máximo termina ahí.',
  malfunction: 'Un fallo anula todos los pagos y jugadas.',
  jackpot:
    'En este juego puede caer un bote. Es dinero del propio estudio y nada de tu apuesta va a él. Cualquier ronda pagada puede llevárselo: cuanto mayor la apuesta, más probable; con la apuesta mínima la probabilidad es de 1 entre {odds}. Se paga además de lo que figura aquí.',
  jackpotShared:
    'En este juego puede caer un bote. La centésima parte de cada apuesta va a él, a cargo de la parte de la casa: todo lo demás paga como figura aquí. Cualquier ronda pagada puede llevárselo: cuanto mayor la apuesta, más probable; con la apuesta mínima la probabilidad es de 1 entre {odds}. Se paga además de lo que figura aquí.',
  pocket: 'Casilla',
  segment: 'El segmento paga',
  pays: 'Paga',
  count: 'Segmentos',
  floor: 'Piso',
  gems: 'Casillas seguras',
  picksHits: 'Números elegidos · aciertos',
  points: 'Puntos del ganador',
  gain: 'Ganar suma',
  cost: 'Perder cuesta',
  chance: 'Probabilidad',
  'coin-flip':
    'Elige cara o cruz y juega. La moneda cae de cualquier lado con la misma probabilidad; si aciertas, paga lo que dice la tabla; si no, pierdes la apuesta.',
  diamonds:
    'Se reparten cinco gemas, cada una de uno de siete colores con la misma probabilidad. Las gemas del mismo color forman una figura, en cualquier orden; solo paga la mejor.',
  dice: 'Elige un número y si la tirada será mayor o menor. Sale uno de 10.000 resultados entre 0,00 y 99,99, todos igual de probables; si es igual a tu número, pierdes. El premio es 0,99 dividido por su probabilidad.',
  keno: 'Elige de uno a diez de los cuarenta números y un riesgo. Se sacan diez, todos igual de probables; tus aciertos deciden el pago.',
  mines:
    'Elige cuántas minas hay bajo las 25 casillas y ábrelas una a una. Cada casilla segura sube lo que cobras; una mina termina la ronda y pierdes la apuesta. Puedes cobrar tras cada casilla segura. Las minas se colocan antes de abrir la primera.',
  plinko:
    'La bola cae por {rows} filas de clavos y va a izquierda o derecha con la misma probabilidad. La casilla final paga la apuesta por su número; el riesgo decide cuánto difieren los números.',
  tower:
    'Sube nueve pisos. En cada uno elige una casilla: una segura lleva arriba; otra termina la ronda y pierdes la apuesta. La dificultad decide cuántas son seguras. Puedes cobrar tras cada piso; todos se colocan antes del primer paso.',
  wheel:
    'La rueda tiene {segments} segmentos igual de probables. El segmento donde se detiene paga la apuesta por su número; el riesgo decide cuánto difieren los números.',
  crash:
    'Fija dónde quieres salir y empieza. El vuelo termina en un punto sorteado al inicio. Si llega a tu marca, se paga la apuesta por esa marca; si no, se pierde.',
  'hash-odd-even':
    'Cada ronda sortea un hash. Decide su última cifra, las letras se saltan: elige impar o par.',
  'hash-big-small':
    'Cada ronda sortea un hash. Decide su última cifra, las letras se saltan: de 5 a 9 es grande, de 0 a 4 pequeño.',
  'hash-lucky':
    'Cada ronda sortea un hash. Es afortunado cuando sus dos últimos caracteres son una letra y una cifra, en cualquier orden: 120 de 256 finales.',
  'hash-banker-player':
    'De los últimos cinco caracteres del hash, los dos primeros son de la banca y los dos últimos del jugador. Las letras no cuentan; la última cifra de la suma son los puntos y gana quien tenga más. En empate se devuelven las apuestas a banca y jugador.',
  'hash-niu-niu':
    'De los últimos cinco caracteres del hash, los tres primeros son de la banca y los tres últimos del jugador. Las letras no cuentan; la última cifra de la suma son los puntos y el cero vale diez. Se retienen diez apuestas porque perder puede costar diez; el resto vuelve, y en empate todo.',
  'slots-lines':
    'Los símbolos iguales pagan en {lines} líneas, desde el rodillo izquierdo y sin huecos; cada línea paga su mejor premio. Un comodín sustituye a cualquier símbolo que pague en línea.',
  'slots-ways':
    'Los símbolos iguales pagan en rodillos contiguos desde la izquierda, de {ways} maneras. Un comodín sustituye a cualquier símbolo y crece por todo su rodillo.',
  'slots-cascade':
    'Los símbolos iguales pagan dondequiera que estén, si hay suficientes. Desaparecen y caen otros desde arriba mientras algo pague. Los multiplicadores que queden al final se suman y multiplican lo ganado en el giro.',
  'slots-hold':
    'Los símbolos iguales pagan en {lines} líneas desde la izquierda; un comodín sustituye a cualquiera de ellos. {coins} monedas o más se quedan y dan {respins} giros extra, y cada moneda nueva los devuelve a {respins}. Al final cada moneda paga lo que muestra, y un tablero lleno paga el bote mayor.',
  'slots-free-spins':
    '{scatters} scatters o más dan {spins} giros gratis en rodillos propios, y más de ellos añaden {added}, hasta {spinsMax} en total.',
  'slots-factor': 'Lo que ganan los giros gratis se multiplica por {factor}.',
  sports:
    'Elige la cuota de un resultado, fija la apuesta y hazla antes de que empiece el partido. Si el partido acaba así, se paga la apuesta por la cuota del momento de apostar; si no, se pierde. En críquet no hay empate. Las apuestas no se retiran.',
};
