import type { CorpusText } from '../corpus-text.ts';

export const spanishLong: readonly CorpusText[] = [
  {
    id: 'twelfth-es-dental',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Ortodoncia invisible en la Clínica Brisa',
      formality: 'formal',
      keywords: ['ortodoncia invisible'],
      length: 120,
      facts: [
        'Primera visita gratuita',
        'Ortodoncia invisible desde 89 € al mes',
        'Financiación en 24 meses sin intereses',
        'Abierto de lunes a sábado de 9:00 a 20:30',
        'Desde 2004 en la misma calle',
      ],
      link: 'https://clinicabrisa.example/cita',
      output: {
        headline: 'Una sonrisa recta sin que nadie lo note',
        subheadline: 'Ortodoncia invisible para adultos con poco tiempo y muchas reuniones',
        sections: [
          {
            heading: 'Se quita para comer y se olvida el resto del día',
            body:
              'Los alineadores son transparentes y se hacen a su medida. Nada de alambres, nada de llagas, nada de renunciar al ' +
              'bocadillo. ¿Una boda, una entrevista, una foto de carné? Sonría tranquilo.',
          },
          {
            heading: 'El tratamiento, de un vistazo',
            body:
              '1. **Primera visita.** Le escaneamos la boca y no le cobramos nada.\n2. **Plan.** Ve en pantalla cómo quedarán sus ' +
              'dientes antes de decidir.\n3. **Alineadores.** Se los lleva a casa y nosotros le acompañamos.\n\nTres pasos y ninguna ' +
              'sorpresa.',
          },
          {
            heading: 'Un precio que se entiende',
            body: 'Desde 89 € al mes, y puede pagarlo en dos años sin intereses. Lo que firma es lo que paga, ni un céntimo más.',
          },
        ],
        call_to_action: 'Pedir mi primera visita',
        faq: [
          { question: '¿Duele?', answer: 'Notará cierta presión tras cada cambio. Es buena señal: los dientes se mueven.' },
          {
            question: '¿Puedo ir después del trabajo?',
            answer: 'Sí. Abrimos de lunes a sábado, de nueve de la mañana a ocho y media de la tarde.',
          },
          { question: '¿Desde cuándo existe la clínica?', answer: 'Desde 2004, y seguimos en la misma calle de siempre.' },
        ],
        meta_title: 'Ortodoncia invisible desde 89 € al mes | Clínica Brisa',
        meta_description:
          'Ortodoncia invisible para adultos: primera visita gratuita, plan en pantalla y pago en 24 meses sin intereses. Pida su cita.',
      },
    },
  },
  {
    id: 'twelfth-es-taller',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Revisar el coche antes de las vacaciones',
      formality: 'informal',
      length: 220,
      keywords: ['revisión del coche', 'presión de los neumáticos'],
      facts: [
        'Revisión de verano: 25 €, dura 30 minutos',
        'Quien repara algo con nosotros recupera el precio de la revisión',
        'El 70 % de las averías que vemos en agosto son de batería o de neumáticos',
      ],
      output: {
        title: 'Revisión del coche antes de las vacaciones: qué mirar',
        slug: 'revision-del-coche-vacaciones',
        meta_title: 'Revisión del coche: qué conviene mirar antes de salir',
        meta_description:
          'Qué mirar antes de un viaje largo, cómo comprobar la presión de los neumáticos y cuándo dejar la revisión del coche a un ' +
          'taller.',
        introduction:
          'Maletas, crema, bocadillos, niños. ¿Y el coche? Suele ser lo último de la lista y lo primero que protesta en un atasco. Con ' +
          'una revisión del coche a tiempo, el único calor que pasarás será el de la playa.',
        sections: [
          {
            heading: 'Lo que puedes hacer tú',
            body:
              'No hace falta saber latín ni mecánica:\n\n- **Neumáticos.** Mira la presión de los neumáticos en frío, y no olvides la ' +
              'rueda de repuesto.\n- **Luces.** Pide a alguien que dé una vuelta alrededor mientras las pruebas todas.\n- **Líquidos.** ' +
              'Aceite, refrigerante y agua para el limpiaparabrisas.\n\nTe llevará menos que preparar la nevera.',
          },
          {
            heading: 'Por qué fallan los coches en agosto',
            body:
              'El calor no perdona. De cada diez averías que vemos en agosto, siete vienen de la batería o de los neumáticos. Son ' +
              'piezas que avisan antes de rendirse: el arranque suena cansado, el volante vibra. ¿Te suena? Entonces ven a vernos antes ' +
              'de cargar el maletero.',
          },
          {
            heading: 'Lo que hacemos nosotros',
            body:
              'La revisión de verano dura media hora y cuesta 25 €. Si después reparamos algo, te descontamos esa cantidad de la ' +
              'factura. Tú te tomas un café y nosotros nos manchamos las manos: dos pájaros de un tiro.',
          },
        ],
        conclusion:
          'Elige un día de esta semana, deja las llaves en el taller y sal de viaje sin cruzar los dedos. La carretera se disfruta más ' +
          'cuando el coche no da conversación.',
      },
    },
  },
  {
    id: 'twelfth-es-viaje',
    text: {
      type: 'blog_article',
      language: 'es',
      topic: 'Qué cubre un seguro de viaje',
      formality: 'formal',
      length: 200,
      keywords: ['seguro de viaje', 'gastos médicos'],
      facts: [
        'Gastos médicos cubiertos hasta 500.000 €',
        'Desde 2,10 € al día',
        'Asistencia en español a cualquier hora',
        'En 2025 atendimos 18.400 llamadas',
        'Anulación incluida hasta 48 horas antes de la salida',
      ],
      link: 'https://www.rumboseguro.example/calcular',
      output: {
        title: 'Seguro de viaje: qué cubre y cuándo vale la pena',
        slug: 'seguro-de-viaje-que-cubre',
        meta_title: 'Seguro de viaje: qué cubre y cuándo vale la pena',
        meta_description:
          'El seguro de viaje, explicado sin letra pequeña: gastos médicos, anulación, asistencia en español y lo que cuesta cada día.',
        introduction:
          '¿Un seguro de viaje, para qué, si nunca pasa nada? Hasta que pasa: una muela rebelde en Tokio, una maleta que prefiere ' +
          'Lisboa. Le contamos qué cubre y cuándo compensa, sin asustar a nadie.',
        sections: [
          {
            heading: 'Los gastos médicos, lo primero',
            body:
              'Una noche de hospital fuera de Europa puede costar más que el viaje entero. Por eso conviene empezar por los gastos ' +
              'médicos: nuestra póliza los cubre hasta **medio millón de euros**. Usted se cura y nosotros discutimos con las facturas.',
          },
          {
            heading: 'Un teléfono que contesta',
            body:
              'Perder el pasaporte ya es bastante lío sin tener que explicarlo en otro idioma. La asistencia habla español y atiende ' +
              'las 24 horas. En 2025 respondimos a más de 18.000 llamadas: desde fiebres altas hasta llaves caídas al mar.',
          },
          {
            heading: 'Cuánto cuesta y qué pasa si no viaja',
            body:
              'Desde 2,10 € al día. Una escapada de una semana sale así por 14,70 €, menos que un desayuno en según qué aeropuerto. ' +
              '¿Cambio de planes? Puede anular hasta dos días antes de salir.',
          },
        ],
        conclusion:
          'Antes de cerrar la maleta, dedique un rato a comparar. [Calcule su seguro de ' +
          'viaje](https://www.rumboseguro.example/calcular) y viaje con la cabeza en otra parte: en el mapa, por ejemplo.',
      },
    },
  },
  {
    id: 'twelfth-es-seleccion',
    text: {
      type: 'landing_page',
      language: 'es',
      topic: 'Fichado, software de selección de personal',
      formality: 'informal',
      keywords: ['software de selección'],
      facts: [
        'Reduce el tiempo de contratación de 40 a 26 días de media',
        'Publica en 12 portales con un clic',
        'Plan gratuito hasta 3 vacantes, sin tarjeta',
        'Lo usan 850 empresas',
        'Laura Gil, directora de personas de Brotes: «Por fin dejé de vivir en la bandeja de entrada.»',
      ],
      link: 'https://fichado.example/alta',
      output: {
        headline: 'Contrata antes de que se te escapen',
        subheadline: 'El software de selección para equipos pequeños que no tienen un minuto que perder',
        sections: [
          {
            heading: 'Una vacante, todos los portales',
            body:
              'Escribes el anuncio una vez y, con un clic, sale en doce portales. Las candidaturas vuelven a un solo sitio, ordenadas y ' +
              'sin duplicados.',
          },
          {
            heading: 'Catorce días menos de espera',
            body: 'Con nosotros, contratar lleva 26 días de media en lugar de 40. Son dos semanas que ganas tú, y no tu competencia.',
          },
          {
            heading: 'Lo dicen quienes lo usan',
            body:
              '«Por fin dejé de vivir en la bandeja de entrada», cuenta Laura Gil, directora de personas de Brotes. Como ella trabajan ' +
              'ya 850 empresas.',
          },
        ],
        call_to_action: 'Publicar mi vacante',
        faq: [
          { question: '¿Es gratis de verdad?', answer: 'Sí, hasta tres vacantes abiertas a la vez, y sin tarjeta.' },
          { question: '¿Tengo que instalar algo?', answer: 'Nada. Funciona en el navegador, también en el móvil.' },
          { question: '¿Qué pasa con mis datos?', answer: 'Son tuyos. Puedes exportarlos o borrarlos cuando quieras.' },
        ],
        meta_title: 'Software de selección para equipos pequeños | Fichado',
        meta_description:
          'Software de selección con plan gratuito: publica en 12 portales con un clic y contrata en 26 días de media en lugar de 40.',
      },
    },
  },
];
